# До гри: королівство, запрошення й реванш. Очки під час гри.

# Види карт; слово можна набрати після + або -.
category-village = Село (+2 дії)
    .word = села
category-trasher = Позбування карт
    .word = позбування
category-draw = Добір (+2 карти)
    .word = добір
category-buy = Додаткова купівля
    .word = купівлі
category-attack = Атака
    .word = атаки
category-reaction = Реакція
    .word = реакції

options-wishes = Побажання й заборони
options-points = Очки
options-ask-kingdom = Яке королівство? Щоб зіграти десятьма власними картами, напиши { $command } та їхні назви через кому; якщо маєш код королівства, напиши { $command } і код.
options-ask-wishes = Що має бути у випадковому королівстві (✓), а чого не має бути (✗)? Кожне натискання змінює щось одне. Окремі карти: { $command } { $example }
options-ask-points = Показувати очки всіх гравців під час гри? З Маскарадом не можна: він передає карти потай.
options-ask-veto = Якою картою ти не хочеш грати? Її замінить інша. У кожного одне вето.
points-yes = видно під час гри
points-no = наприкінці
wishes-none = немає
wishes-with = з: { $what }
wishes-without = без: { $what }
button-excluded = ✗ { $card }
button-forget-wishes = Без побажань і заборон

lobby-code = Код цього королівства: { $code }
mark-pending = відповіді ще немає
mark-veto = вето: { $card }
button-in = Я граю
button-reroll = Інше випадкове
button-veto = Вето на карту
button-invite-same = Покликати тих самих гравців

call-invite = { $who }: зіграємо ще? За столом є місце.
call-rematch = { $who }: ще одну гру? Натисніть «{ button-in }».
notice-rematch = Усіх запитано, чи грають вони ще.
notice-invited = Їх покликано.

refusal-kingdom-impossible = З такими побажаннями й заборонами королівства не скласти.
refusal-bad-code = Це не код королівства. Може, помилка в літерах?
refusal-vetoed-already = Твоє вето вже використано.
refusal-invited-already = Їх уже покликано.

table-seat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
screen-points = Очки: { $points }
screen-points-of = { $who } { $points }
