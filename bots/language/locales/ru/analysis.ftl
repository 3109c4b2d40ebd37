# После партии: чему она учит. $who и $winner — имена; $card, $alternative и $cards — карты.

button-analysis = Разбор
button-decisive-turn = Решающий ход
analysis-title = Разбор партии
analysis-looking = Разбираю партию… Это займёт несколько секунд.
refusal-no-analysis = Здесь партии не разбирают.
refusal-analysis-failed = Разобрать эту партию не удалось.
slash-analysis = разбор
slash-analysis-about = Что решило исход последней партии и что попробовать в следующий раз
command-analysis = Что решило исход последней партии и что попробовать
typed-analysis = а, анализ, разбор
choice-analysis = разбор

# Какими были колоды.

analysis-deck-alternative = { $who }: очки не только за Провинции ({ $cards })
analysis-deck-engine = { $who }: деревни и добор карт ({ $cards })
analysis-deck-chain = { $who }: цепочка карт, которые не тратят действие ({ $cards })
analysis-deck-money_with = { $who }: деньги и { $cards }
analysis-deck-money = { $who }: одни деньги

# Что решило: шансы в процентах, оценка по партиям, доигранным с каждого хода.

analysis-decisive-turn = Решающий ход: { $who }, ход { $number }. Шансы на победу ({ $winner }): было { $before } %, стало { $after } %.
analysis-decisive-turn-with = Решающий ход: { $who }, ход { $number } ({ $cards }). Шансы на победу ({ $winner }): было { $before } %, стало { $after } %.
analysis-no-decisive-turn = Ни один ход сам по себе исхода не решил.

# Что попробовать в следующий раз.

analysis-tips = В следующий раз
analysis-tip = { $who }: { $tip }
analysis-early_points = не спеши с картой «{ $card }»: пока Провинций ещё { $left }, выгоднее карта, которая помогает на руке.
analysis-idle_actions = { $count ->
    [one] { $count } ход закончился
    [few] { $count } хода закончились
   *[many] { $count } ходов закончились
} с картами на руке, на которые не хватило действий; бери больше деревень или меньше карт, которые не возвращают действие.
analysis-late_points = под конец очки важнее, чем ещё одна карта для руки; карту «{ $card }» можно было взять { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
analysis-unspent = { $count ->
    [one] в { $count } ходе
   *[other] в { $count } ходах
} остались непотраченные деньги; помогла бы даже карта «{ $card }».
analysis-money_first = сначала «{ $card }», потом «{ $alternative }»: колоде не хватало денег.
analysis-better_card = карта «{ $card }» дала бы колоде больше, чем «{ $alternative }».
analysis-late_province = первая Провинция у тебя на { $count }-м ходу, у победителя — на { $number }-м: выходи на 8 монет раньше.
analysis-no_province = у тебя ни одной Провинции, а у победителя первая — на { $number }-м ходу: выходи на 8 монет раньше.
analysis-curses = в конце у тебя было { $count ->
    [one] { $count } проклятие
    [few] { $count } проклятия
   *[many] { $count } проклятий
}; выкидывай их на свалку или защищайся от атак.
analysis-as_advised = хорошая игра: { $count } из { $all ->
    [one] { $all } покупки
   *[other] { $all } покупок
} сделал бы и сильный игрок.
