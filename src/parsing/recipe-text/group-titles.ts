import { isIngredientHeading } from '@/src/parsing/recipe-page/ingredient-groups'
import { isIngredientLike, startsWithAmount } from '@/src/parsing/recipe-text/line-kind'
import { isPartTitle } from '@/src/parsing/recipe-text/part-names'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

/** True when the line at a place titles the lines after it; `isTitled` when the first line does. */
export function isGroupTitle(lines: TextLine[], at: number, isTitled: boolean): boolean {
  const line = lines[at]
  if (!line || startsWithAmount(line.text)) return false
  if (isIngredientHeading(line.text)) return true
  if (line.isHeading && line.text.length < 70) return true
  if (line.text.length > 50) return false
  if (line.isItem) return titlesPart(lines, at)
  return isUpperCase(line.text) || isLooseTitle(lines, at, line, isTitled)
}

/** True for a line that is written in capitals. */
export function isUpperCase(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && text === text.toUpperCase()
}

/** Names that often stand in a list without an amount. */
const PANTRY =
  /(?<!\p{L})(?:fresh|dried|ground|cooking|chopped|extra|optional|garnish|leaves|juice|zest|salt|pepper|oil|butter|water|sugar|flour|parsley|cilantro|cheese|lemon|lime|garlic|spray|salz|pfeffer|öl|wasser|zucker|mehl|sel|poivre|huile|beurre|eau|sal|pimienta|aceite|agua|sale|pepe|olio|acqua|zout|peper|olie|boter|pimenta|azeite|peppar|olja|vatten|peber|vand|olje|vann|suola[a]?|(?:musta)?pippuri(?:a)?|öljy[ä]?|vettä|sól|pieprz|olej|woda|sůl|pepř|voda|soľ|korenie|só|bors|víz|sare|piper|ulei|apă|tuz|karabiber|yağ|соль|перец|масло|вода|сіль|перець|олія|αλάτι|πιπέρι|λάδι|νερό|塩|こしょう|水)(?!\p{L})/iu

// "Pie crust" over lines with amounts: capitalised where other names without amount are not.
function isLooseTitle(lines: TextLine[], at: number, line: TextLine, isTitled: boolean): boolean {
  const next = lines[at + 1]
  if (!next || !isIngredientLike(next.text)) return false
  if (titlesPart(lines, at)) return true
  if (!isShortName(line.text)) return false
  const isSetApart = at === 0 || line.afterBlank || isTitled
  return isSetApart || (at > 1 && isOddOneOut(lines))
}

// "Batter" over its lines, also as an item of their list.
const titlesPart = (lines: TextLine[], at: number): boolean =>
  isPartTitle(lines[at]?.text ?? '') &&
  isIngredientLike(lines[at + 1]?.text ?? '') &&
  countedShare(lines) >= 0.6

const isOddOneOut = (lines: TextLine[]): boolean => lowerCaseNames(lines) > 0.6 || isDense(lines)

const isShort = (text: string): boolean => !/[,.()\d]/.test(text) && text.split(' ').length <= 5

function isShortName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && isShort(text) && !PANTRY.test(text)
}

const countedShare = (lines: TextLine[]): number =>
  lines.filter((line) => startsWithAmount(line.text)).length / lines.length

// Nearly every line has its amount: one without is no ingredient.
function isDense(lines: TextLine[]): boolean {
  const named = lines.filter((line) => startsWithAmount(line.text) || PANTRY.test(line.text)).length
  return lines.length >= 6 && named / lines.length >= 0.8
}

/** True for a short line that names salt, oil or the like. */
export function isPantryItem(text: string): boolean {
  return text.length < 60 && PANTRY.test(text)
}

function lowerCaseNames(lines: TextLine[]): number {
  const names = lines.filter((line) => !startsWithAmount(line.text))
  return names.length < 3
    ? 0
    : names.filter((line) => /^\p{Ll}/u.test(line.text)).length / names.length
}
