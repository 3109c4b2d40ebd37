# Після партії: чого вона вчить. $who і $winner — імена; $card, $alternative і $cards — карти.

button-analysis = Розбір
button-decisive-turn = Вирішальний хід
analysis-title = Розбір партії
analysis-looking = Розбираю партію… Це триватиме кілька секунд.
refusal-no-analysis = Тут партій не розбирають.
refusal-analysis-failed = Розібрати цю партію не вдалося.
slash-analysis = розбір
slash-analysis-about = Що вирішило долю останньої партії і що спробувати наступного разу
command-analysis = Що вирішило долю останньої партії і що спробувати
typed-analysis = а, аналіз, розбір
choice-analysis = розбір

# Якими були колоди.

analysis-deck-alternative = { $who }: очки не лише за провінції ({ $cards })
analysis-deck-engine = { $who }: села й добір карт ({ $cards })
analysis-deck-chain = { $who }: ланцюжок карт, що не забирають дії ({ $cards })
analysis-deck-money_with = { $who }: гроші та { $cards }
analysis-deck-money = { $who }: самі гроші

# Що вирішило: шанси у відсотках, оцінка за партіями, дограними з кожного ходу.

analysis-decisive-turn = Вирішальний хід: { $who }, хід { $number }. Шанси на перемогу ({ $winner }): було { $before } %, стало { $after } %.
analysis-decisive-turn-with = Вирішальний хід: { $who }, хід { $number } ({ $cards }). Шанси на перемогу ({ $winner }): було { $before } %, стало { $after } %.
analysis-no-decisive-turn = Жоден хід сам по собі долі партії не вирішив.

# Що спробувати наступного разу.

analysis-tips = Наступного разу
analysis-tip = { $who }: { $tip }
analysis-early_points = не поспішай із картою «{ $card }»: поки провінцій ще { $left }, вигідніша карта, яка допомагає на руці.
analysis-idle_actions = { $count ->
    [one] { $count } хід закінчився
    [few] { $count } ходи закінчилися
   *[many] { $count } ходів закінчилися
} з картами на руці, на які не вистачило дій; бери більше сіл або менше карт, які не повертають дію.
analysis-late_points = під кінець очки важливіші за ще одну карту для руки; карту «{ $card }» можна було взяти { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}.
analysis-unspent = { $count ->
    [one] у { $count } ході
   *[other] у { $count } ходах
} лишилися невитрачені гроші; допомогла б навіть карта «{ $card }».
analysis-money_first = спершу «{ $card }», потім «{ $alternative }»: колоді бракувало грошей.
analysis-better_card = карта «{ $card }» дала б колоді більше, ніж «{ $alternative }».
analysis-late_province = перша провінція в тебе на { $count }-му ході, у переможця — на { $number }-му: виходь на 8 монет раніше.
analysis-no_province = у тебе жодної провінції, а в переможця перша — на { $number }-му ході: виходь на 8 монет раніше.
analysis-curses = наприкінці в тебе було { $count ->
    [one] { $count } прокляття
    [few] { $count } прокляття
   *[many] { $count } проклять
}; знищуй їх або захищайся від атак.
analysis-as_advised = гарна гра: { $count } з { $all ->
    [one] { $all } покупки
   *[other] { $all } покупок
} зробив би й сильний гравець.
