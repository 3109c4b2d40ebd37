# До гри: королівство, запрошення й реванш. Очки під час гри.

# Види карт; слово можна набрати після + або -.
category-village = Село (+2 дії)
    .word = села
category-trasher = Чищення колоди
    .word = чищення
category-draw = Добір (+2 карти)
    .word = добір
category-buy = +1 купівля
    .word = купівлі
category-attack = Атака
    .word = атаки
category-reaction = Реакція
    .word = реакції

options-wishes = Побажання й заборони
options-points = Очки
options-pictures = Зображення столу
options-ask-kingdom = Яке королівство? Щоб вибрати власні десять карт, напиши { $command } та їхні назви через кому; якщо маєш код королівства — { $command } і код.
options-ask-wishes = Що має бути у випадковому королівстві (✓), а чого не має бути (✗)? Кожне натискання змінює позначку. Окремі карти: { $command } { $example }
options-ask-points = Показувати очки всіх гравців під час партії? З «Маскарадом» не можна: карти в ньому передають потай.
options-ask-pictures = Надсилати зображення столу на початку кожного ходу? Воно приходить без звуку, а наступне його замінює.
options-ask-veto = Яку карту прибрати? Її замінить інша. У кожного одне вето.
points-yes = Видно весь час
points-no = Лише наприкінці
pictures-yes = Так
pictures-no = Ні
wishes-none = Немає
wishes-with = ✓ { $what }
wishes-without = ✗ { $what }
button-excluded = ✗ { $card }
button-forget-wishes = Зняти всі позначки

lobby-code = Код цього королівства: { $code }
mark-pending = відповіді ще немає
mark-veto = вето: { $card }
button-in = Я граю
button-reroll = Інше випадкове
button-reroll-bane = Інший оберіг
button-veto = Вето на карту
button-invite-same = Покликати тих самих

call-invite = { $who }: зіграємо ще? За столом є місце.
call-rematch = { $who }: ще одну партію? Щоб грати, треба натиснути «{ button-in }».
notice-rematch = Усім надіслано запрошення.
notice-invited = Запрошення надіслано.

refusal-kingdom-impossible = З такими побажаннями й заборонами королівства не скласти.
refusal-bad-code = Це не код королівства. Перевір, чи немає помилки.
refusal-vetoed-already = Твоє вето вже використано.
refusal-invited-already = Запрошення вже надіслано.

table-seat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
screen-points = Очки: { $points }
screen-points-of = { $who } { $points }
