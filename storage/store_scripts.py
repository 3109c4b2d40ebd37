"""The scripts of the store (see `redis_store`): what each of them does happens as a whole, or not at all."""

from __future__ import annotations

# Tell other workers that the table with that key has changed (see `hints`). The server may forbid that.
HINT = """
local function hint(nonce, table) redis.pcall('PUBLISH', 'dominion:changes', nonce .. ' ' .. table) end
"""
SAVE = (
    HINT
    + """
if ARGV[1] == '0' then drop_foreign(KEYS[1], 'hash') end
if redis.call('EXISTS', KEYS[1]) == 1 and redis.call('TYPE', KEYS[1]).ok ~= 'hash' then return 0 end
local held = redis.call('HMGET', KEYS[1], 'revision', 'nonce', 'moved', 'arrives')
local revision = number(held[1])
if held[2] == ARGV[2] then return revision end
if revision ~= tonumber(ARGV[1]) or held[3] or held[4] then return 0 end
local now = redis.call('TIME')
revision = math.max(revision + 1, now[1] * 1000000 + now[2])
drop_foreign(KEYS[2], 'list')
drop_foreign(KEYS[3], 'hash')
redis.call('HSET', KEYS[1], 'revision', string.format('%.0f', revision), 'nonce', ARGV[2], 'data', ARGV[3])
if ARGV[5] == '1' then redis.call('DEL', KEYS[2]) end
if ARGV[4] ~= '' then redis.call('RPUSH', KEYS[2], ARGV[4]) end
for _, key in ipairs(KEYS) do
    if ARGV[6] == '0' then redis.call('PERSIST', key) else redis.call('EXPIRE', key, ARGV[6]) end
end
hint(ARGV[2], KEYS[1])
return revision
"""
)
PERSIST = """
for _, key in ipairs(KEYS) do redis.call('PERSIST', key) end
"""
DELETE = """
if ARGV[1] == '0' then drop_foreign(KEYS[1], 'hash') end
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('DEL', unpack(KEYS)) return 1 end
if redis.call('TYPE', KEYS[1]).ok ~= 'hash' then return 0 end
local held = redis.call('HMGET', KEYS[1], 'revision', 'moved', 'arrives')
if number(held[1]) ~= tonumber(ARGV[1]) or held[2] or held[3] then return 0 end
redis.call('DEL', unpack(KEYS))
return 1
"""
# A signpost that leads nowhere, or in a circle.
DROP_SIGNPOST = """
if redis.call('HGET', KEYS[1], 'moved') == ARGV[1] then redis.call('HDEL', KEYS[1], 'moved') end
"""
# Arguments: where the pairs of an audience and its note begin; for how many seconds all notes live (0: without limit).
# An empty note forgets the audience.
SAVE_DRAWN_NOTES = """
local first, seconds = tonumber(ARGV[1]), ARGV[2]
drop_foreign(KEYS[1], 'hash')
for at = first, #ARGV, 2 do
    if ARGV[at + 1] == '' then redis.call('HDEL', KEYS[1], ARGV[at])
    else redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1]) end
end
if #ARGV >= first then
    if seconds == '0' then redis.call('PERSIST', KEYS[1]) else redis.call('EXPIRE', KEYS[1], seconds) end
end
"""
# If the answer was lost, the same call asks again, and is still the first.
FIRST_TIME = """
drop_foreign(KEYS[1], 'string')
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', ARGV[2]) then return 1 end
return redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0
"""
# Arguments from `first` to `last`: pairs of an audience and its draft; an empty one forgets the audience. Drafts need
# not live long: the buttons on the screens carry them too.
SAVE_DRAFTS = """
local function save_drafts(key, first, last)
    if last < first then return end
    drop_foreign(key, 'hash')
    for at = first, last, 2 do
        if ARGV[at + 1] == '' then redis.call('HDEL', key, ARGV[at])
        else redis.call('HSET', key, ARGV[at], ARGV[at + 1]) end
    end
    redis.call('EXPIRE', key, 3600)
end
"""
# A lease that never ends is not one: another program wrote it.
# The worker that gets the lease also learns the revision of the table, what was drawn and what people have picked, so
# that drawing begins with one round trip instead of four. Its own drafts are stored even if it does not get the lease.
ACQUIRE_LEASE = (
    HINT
    + SAVE_DRAFTS
    + """
drop_foreign(KEYS[1], 'string')
drop_foreign(KEYS[3], 'hash')
drop_foreign(KEYS[4], 'hash')
save_drafts(KEYS[4], 4, #ARGV)
if #ARGV >= 4 then hint(ARGV[3], KEYS[2]) end
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] and redis.call('PTTL', KEYS[1]) >= 0 then return false end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
local revision = redis.call('TYPE', KEYS[2]).ok == 'hash' and redis.call('HGET', KEYS[2], 'revision')
return {revision or '', redis.call('HGETALL', KEYS[3]), redis.call('HGETALL', KEYS[4])}
"""
)
# The answers are those of `Renewal`.
RENEW_LEASE = """
drop_foreign(KEYS[1], 'string')
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) and 2 or 0
"""
# Arguments: as for SAVE_DRAWN_NOTES, then the worker, then the drafts, then the notes.
RELEASE_LEASE = (
    SAVE_DRAFTS
    + SAVE_DRAWN_NOTES
    + """
save_drafts(KEYS[3], 4, first - 1)
if redis.call('TYPE', KEYS[2]).ok == 'string' and redis.call('GET', KEYS[2]) == ARGV[3] then
    return redis.call('DEL', KEYS[2])
end
return 0
"""
)
