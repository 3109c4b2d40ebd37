/* Records how much of each file has been synced to the disk, so that a power cut can be simulated.
 *
 * Killing a process keeps what it has written, even if it was never synced: the system still has it in memory. Loaded
 * with LD_PRELOAD, this library appends a line "<inode> <size>" to the file $CHAOS_SYNCED after each fsync and fdatasync.
 * The size is taken before the sync, the line is written after it: all of that is on the disk, and nobody was told so
 * earlier. With $CHAOS_SKIP_SYNC every sync is skipped, and not recorded: a fault that the chaos must find.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int sync_and_record(int file, const char *name) {
    int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    const char *path = getenv("CHAOS_SYNCED");
    struct stat before;
    if (getenv("CHAOS_SKIP_SYNC"))
        return 0;
    int known = fstat(file, &before) == 0 && S_ISREG(before.st_mode);
    int result = sync(file);
    if (result == 0 && known && path) {
        char line[64];
        int length = snprintf(line, sizeof line, "%llu %lld\n", (unsigned long long)before.st_ino,
                              (long long)before.st_size);
        int record = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        if (record >= 0) {
            if (write(record, line, length) != length)
                abort();
            close(record);
        }
    }
    return result;
}

int fsync(int file) { return sync_and_record(file, "fsync"); }

int fdatasync(int file) { return sync_and_record(file, "fdatasync"); }
