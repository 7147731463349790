import { isIngredientHeading } from '@/src/parsing/web-page/ingredient-groups'
import { isIngredientLike, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import { isPartTitle, isPurposeTitle } from '@/src/parsing/recipe-lines/part-names'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Returns whether a line titles the lines after it; `isTitled` is true if the first line does. */
export function isGroupTitle(lines: TextLine[], at: number, isTitled: boolean): boolean {
  const line = lines[at]
  if (!line || startsWithAmount(line.text)) return false
  if (isTitledByItself(line, lines[at + 1])) return true
  if (line.text.length > 50) return false
  if (line.isItem) return titlesPart(lines, at)
  return isUpperCase(line.text) || isLooseTitle(lines, at, line, isTitled)
}

const isTitledByItself = (line: TextLine, next: TextLine | undefined): boolean =>
  isIngredientHeading(line.text) ||
  (line.isHeading && line.text.length < 70) ||
  (next !== undefined && isPurposeTitle(line.text))

/** Returns whether a line is written in capitals. */
export function isUpperCase(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && text === text.toUpperCase()
}

/** Names that often stand in a list without an amount. */
const PANTRY =
  /(?<!\p{L})(?:fresh|dried|ground|cooking|chopped|extra|optional|garnish|leaves|juice|zest|salt|pepper|oil|butter|water|sugar|flour|parsley|cilantro|cheese|lemon|lime|garlic|spray|salz|pfeffer|öl|wasser|zucker|mehl|sel|poivre|huile|beurre|eau|sal|pimienta|aceite|agua|sale|pepe|olio|acqua|zout|peper|olie|boter|pimenta|azeite|peppar|olja|vatten|peber|vand|olje|vann|suola[a]?|(?:musta)?pippuri(?:a)?|öljy[ä]?|vettä|sól|pieprz|olej|woda|sůl|pepř|voda|soľ|korenie|só|bors|víz|sare|piper|ulei|apă|tuz|karabiber|yağ|соль|перец|масло|вода|сіль|перець|олія|αλάτι|πιπέρι|λάδι|νερό|塩|こしょう|水|ملح|وملح|فلفل|وفلفل|زيت|ماء|سكر|מלח|ומלח|פלפל|ופלפל|שמן|מים|סוכר|नमक|मिर्च|तेल|पानी|garam|merica|minyak|gula|muối|tiêu|dầu)(?!\p{L})|^(?:盐|鹽|塩|胡椒|소금|후추)/iu

/** Herbs, spices and fats that stand alone on a line of their own: no part of a dish has such a name. */
const SEASONING =
  /^(?:(?:butter|schweine|gänse)?schmalz|majoran|thymian|oregano|basilikum|petersilie|schnittlauch|dill|muskat(?:nuss)?|lorbeer(?:blätter)?|kümmel|zimt|margarine|persil|thym|laurier|ciboulette|muscade|cannelle|prezzemolo|basilico|origano|rosmarino|alloro|cannella|perejil|tomillo|orégano|laurel|canela|salsinha|manjericão|peterselie|tijm|laurier|kaneel|persilja|timjan|kanel|persille|timian|persilja[a]?|tilli[ä]?|majeranek|tymianek|pietruszka|koperek|cynamon|majoránka|petržel|skořice|majoranna|fahéj|pătrunjel|cimbru|scorțișoară|петрушка|укроп|корица|кріп|μαϊντανός|ρίγανη|κανέλα|maydanoz|kekik|tarçın)$/iu

// "Pie crust" over lines with amounts: capitalised where other names without amount are not.
function isLooseTitle(lines: TextLine[], at: number, line: TextLine, isTitled: boolean): boolean {
  const next = lines[at + 1]
  if (!next || !isIngredientLike(next.text)) return false
  if (titlesPart(lines, at)) return true
  if (isTitleOfCounted(lines, at)) return true
  if (!isShortName(line.text)) return false
  return isSetApart(lines, at, isTitled) || (at > 1 && isOddOneOut(lines))
}

const isSetApart = (lines: TextLine[], at: number, isTitled: boolean): boolean =>
  at === 0 || lines[at]?.afterBlank === true || (isTitled && !isBelowTitle(lines, at))

// "Batter" over its lines, also as an item of their list.
const titlesPart = (lines: TextLine[], at: number): boolean =>
  isPartTitle(lines[at]?.text ?? '') &&
  isIngredientLike(lines[at + 1]?.text ?? '') &&
  lines.filter(({ text }) => isIngredientLike(text)).length >= lines.length * 0.6

/** Words of the title of a part: "La crème pâtissière de la tarte aux fraises". */
const MAX_WORDS = 9

// The only lines without an amount where the others end with one: titles also where they are long.
function isTitleOfCounted(lines: TextLine[], at: number): boolean {
  const text = lines[at]?.text ?? ''
  if (!/^\p{Lu}[^,.()\p{N}]+$/u.test(text) || isShort(text) || PANTRY.test(text)) return false
  if (text.split(' ').length > MAX_WORDS) return false
  const isCounted = (line: TextLine | undefined): boolean => isIngredientLike(line?.text ?? '')
  const counted = lines.filter(isCounted).length
  const ahead = lines.filter(({ text: other }) => startsWithAmount(other)).length
  const next = [lines[at + 1], lines[at + 2]]
  return (
    lines.length >= 6 &&
    counted / lines.length >= 0.75 &&
    ahead < counted / 2 &&
    next.every(isCounted)
  )
}

// "Also", "Icing sugar for dusting", "1 tin": what stands right below a title is of its part.
const isBelowTitle = (lines: TextLine[], at: number): boolean =>
  at > 0 && isGroupTitle(lines, at - 1, false)

const isOddOneOut = (lines: TextLine[]): boolean => lowerCaseNames(lines) > 0.6 || isDense(lines)

const isShort = (text: string): boolean => !/[,.()\d]/.test(text) && text.split(' ').length <= 5

function isShortName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && isShort(text) && !PANTRY.test(text) && !SEASONING.test(text)
}

// Nearly every line has its amount: one without is no ingredient.
function isDense(lines: TextLine[]): boolean {
  const named = lines.filter((line) => startsWithAmount(line.text) || PANTRY.test(line.text)).length
  return lines.length >= 6 && named / lines.length >= 0.8
}

/** Returns whether a short line names salt, oil or another staple. */
export function isPantryItem(text: string): boolean {
  return text.length < 60 && PANTRY.test(text)
}

/**
 * Returns whether a line names several staples at once ("salt and pepper"), which share no amount.
 */
export function isPantryPair(text: string): boolean {
  const parts = text.split(PAIR)
  return parts.length === 2 && parts.every((part) => isPantryItem(part))
}

const PAIR =
  /\s(?:and|&|und|et|y|e|en|i|a|och|og|ja|és|și|si|και|ve|и|і|й|та|dan|và|और)\s|\s+(?=[وו]\p{L})|(?<=\p{L})[と和]|[과와]\s/u

function lowerCaseNames(lines: TextLine[]): number {
  const names = lines.filter((line) => !startsWithAmount(line.text))
  return names.length < 3
    ? 0
    : names.filter((line) => /^\p{Ll}/u.test(line.text)).length / names.length
}
