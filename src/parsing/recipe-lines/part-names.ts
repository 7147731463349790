const any = (...words: readonly string[]): string => words.join('|')

/** Names of the parts a dish is made of that also end longer titles ("Vanilla glaze"). */
const ENDINGS = any(
  'dough|crust|fillings?|toppings?|glaze|frosting|icing|dressing|marinade|batter|coating|garnish(?:es)?|streusel|crumble|base|assembly|stuffing|solution|version|brine|rub|ganache|sponge|layers?',
  '\\p{L}*teig|\\p{L}*füllung|\\p{L}*so(?:ß|ss)e|\\p{L}*glasur|\\p{L}*guss|\\p{L}*belag|\\p{L}*boden|\\p{L}*streusel|vinaigrette|dekoration|pâte|garniture|massa|recheio|cobertura|deeg|vulling|impasto|ripieno|masa|relleno',
  'fyllning|deg|glasyr|garnering|tillbehör|smet|\\p{L}*botten|marinad|\\p{L}*dej|fyld|\\p{L}*bund|deig|\\p{L}*bunn|tilbehør|taikina|\\p{L}*täyte|kuorrutus|pohja|lisäke|marinadi',
  'nadzienie|polewa|kruszonka|farsz|marynata|spód|těsto|náplň|poleva|omáčka|drobenka|marináda|zálivka|cesto|plnka|omáčka|tészta|töltelék|máz|köret|aluat|umplutură|glazură|blat',
  'harcı|harç|şerbeti|kreması|sosu|hamuru|тесто|начинка|соус|глазурь|заправка|маринад|основа|тісто|глазур|ζύμη|γέμιση|κρέμα|σάλτσα|σιρόπι|μαρινάδα',
)

/** Words that title a part where they stand alone, and are food in a longer line ("Crème fraîche"). */
const ALONE = any(
  'cr[eè]me|crema|cremă|krem|krém|krema|creme|kräm|крем|sauce|saus|sås|sos|szósz|salsa|molho|соус|kastike|guss|beilage|sirup|ciasto|hamur|pasta frolla|glassa|aliño|aderezo|guarnición|sofrito|calda|tempero|montagem',
  'servering|servieren|anrichten|pynt|koristelu|lisäksi|pinnalle|tarjoiluun|dodatkowo|dekoracja|ozdoba|díszítés|dekor|finition|accompagnement|décoration|decoración|decorazione|deco(?:ratie)?|erbij|røre|appareil|montage|condimento|украшение|подача|прикраса|γαρνίρισμα|σερβίρισμα|süsleme',
  '調味料|调料|調料|调味料|酱汁|醬汁|腌料|醃料|佐料|蘸料|辅料|輔料|煮汁|合わせ調味料|たれ|タレ|衣|トッピング|ソース|仕上げ|양념|양념장|소스|고명|육수|반죽|bumbu(?: halus)?|pelengkap|taburan|kuah|nước chấm|nước sốt|gia vị|phần nhân|phần vỏ|الصلصة|العجينة|الحشوة|للصلصة|للعجينة|للحشوة|للتزيين|للتقديم|רוטב|בצק|מילוי|ציפוי|לרוטב|לבצק|למילוי|לציפוי|להגשה|לקישוט',
)

/** "Desuden", "Päälle": what comes on top, also where it has no amount. */
const FURTHER = any(
  'außerdem|zusätzlich|zum (?:servieren|garnieren|bestreuen|bestäuben|bestreichen)|desuden|dessuten|dertil|pynt|til (?:pynt|servering|drys)|till servering|päälle|pinnalle|lisäksi|tarjoiluun|koristeluun|dodatkowo|dodatki|do (?:podania|dekoracji|posypania|formy|smażenia|polania)',
  '(?:na|k|ke) \\p{L}{5,}|navíc|navyše|a \\p{L}{3,}(?:hoz|hez|höz)|tálaláshoz|a tálaláshoz|(?:για|pentru|для) (?:(?:τη|την|το|τον|τα|τις|τους) )?\\p{L}{4,}|ayrıca|(?:üzeri|servis|süslemek) için|além disso|para (?:decorar|servir|polvilhar|untar)|además|en plus|pour (?:servir|décorer|le dressage)|per (?:servire|decorare|guarnire|condire)|om te serveren|\\p{L}[\\p{M}\\p{L} ]{2,20} के लिए',
)

/** "Na ozdobu", "Для соуса", "Για τη γέμιση", "A tésztához", "Şerbeti için": what lines are for. */
const PURPOSE = any(
  'na (?:ozdob\\p{L}*|posyp\\p{L}*|pol[ei]v\\p{L}*|potření|smażenie|ciasto|krem|nadzienie|sos|polew[ęe]|kruszonkę|farsz|spód|těsto|náplň|krém|omáčku|cesto|plnku|drobenku|vymazání|pečení)|k podáv\\p{L}+|ke? zdobení',
  '(?:для|pentru) \\p{L}{3,}(?: \\p{L}{3,})?|για (?:τη|την|το|τον|τα|τις|τους) \\p{L}{3,}',
  '(?:az? )?\\p{L}{3,}(?:hoz|hez|höz)|(?:az? )?tetejére|tálalás(?:hoz|kor)|\\p{L}{2,}(?: \\p{L}{2,})? için',
)

const ENDS_AS_PART = new RegExp(`(?:^| )(?:${ENDINGS})$`, 'iu')
const IS_PART = new RegExp(`^(?:${ALONE}|${PURPOSE})$`, 'iu')

const IS_FURTHER = new RegExp(`^(?:${FURTHER})$`, 'iu')

/** Returns whether a line states the purpose of the lines after it, with or without amounts. */
export const isPurposeTitle = (text: string): boolean =>
  !/[,.()\d]/.test(text) && text.split(' ').length <= 4 && IS_FURTHER.test(text)

/**
 * Returns whether a line names a part of a dish, or the purpose of its ingredients, and so is a
 * title instead of an ingredient.
 */
export const isPartTitle = (text: string): boolean =>
  !/[,.()\d]/.test(text) &&
  text.split(' ').length <= 5 &&
  (ENDS_AS_PART.test(text) || IS_PART.test(text))
