import { toPlainLines } from '@/src/parsing/plain-text'
import {
  asList,
  getFirstText,
  isNode,
  getProperty,
  collectTexts,
} from '@/src/parsing/web-page/structured-data/schema-value'
import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'

const BULLET = /^(?:[•*▢☐□‣◦·✓✔–—-]\s+|[▢☐□•]\s*)/

/** Removes the bullet from a line of an ingredient list. */
export function cleanIngredientLine(text: string): string {
  return text
    .replace(BULLET, '')
    .replace(/(?<![\d.,])(\d+)\.0+(?=\s)/g, '$1')
    .replace(/\s+,/g, ',')
    .replace(/\s+([);])/g, '$1')
    .replace(/(\()\s+/g, '$1')
    .trim()
}

/** "To serve", "Per decorare", "Zum Garnieren": the title of what comes on top. */
const PURPOSE =
  /^(?:zum (?:garnieren|servieren|bestreuen|bestreichen|anbraten|ausbacken|verzieren)|außerdem|(?:extra|verder|ook|daarnaast) (?:be)?nodigd?|pour (?:servir|décorer|garnir|la (?:garniture|décoration))|para (?:decorar|servir|acompañar|adornar|acompanhar|guarnecer)|per (?:decorare|servire|guarnire|accompagnare|condire)|(?:voor de|ter) garnering|(?:om )?te serveren|till (?:servering|garnering)|til (?:servering|pynt)|do (?:dekoracji|podania|posypania)|(?:süslemek|servis|üzeri|sosu|iç harcı|içi|hamuru|kreması) için|for (?:tempering|grinding|frying|dusting|topping|decoration|marination))$/iu

/** "Pour l’appareil", "for orange sauce": short, and for a part without its article. */
const OF_PART =
  /^(?:(?:[Pp]our|[Pp]er|[Pp]er) l['’][^,;.\d]{2,40}|for \p{Ll}{3,}(?: \p{Ll}{3,}){0,2})$/u

/** "[Sauce]", "【ソース】": a title in brackets of its own. */
const FRAMED =
  /^(?:\[[^[\]]{1,30}\]|【[^【】]{1,30}】|〔[^〔〕]{1,30}〕|＜[^＜＞]{1,30}＞|《[^《》]{1,30}》)$/u

/** Returns whether a line titles the lines after it ("For the sauce:", "*Glaze*"). */
export function isIngredientHeading(line: string): boolean {
  if (line.length > 70 || /^[\d½¼¾⅓⅔⅛]/.test(line)) return false
  if (/[:：]\s*$/.test(line) || FRAMED.test(line)) return true
  if (/^to (?:serve|decorate|garnish|finish|assemble)(?: \(.*\))?$/i.test(line)) return true
  if (PURPOSE.test(line) || OF_PART.test(line)) return true
  return /^(?:for (?:the|serving|garnish)|für (?:den|die|das)|pour l[ea]s?|pour la|para (?:el|la|los|las|o|a|os|as)|voor de|till|til|per (?:il|la|lo|i|gli|le)) [^,;.\d]{2,40}$/i.test(
    line,
  )
}

/** Removes the colon, asterisks, edit link of a wiki and other ornament from a heading. */
export function cleanHeading(line: string): string {
  return line
    .replace(/\[\s*(?:edit|bearbeiten|modifier|editar|modifica)[^\]]{0,40}\]/gi, '')
    .replace(/^[*#=~•[【〔＜《\-–—\s]+|[*#=~:：\]】〕＞》\-–—\s]+$/g, '')
    .trim()
}

/** Lists in lists: of what is nested deeper, all texts are lines. */
const MAX_DEPTH = 6

/** Parses `recipeIngredient` of any shape into titled groups of lines. */
export function parseIngredientGroups(value: unknown): ParsedIngredientGroup[] {
  const items = asList(value)
  const lines = items.flatMap((item) => linesOf(item, 0))
  return groupLines(lines.length === 1 ? dividedLine(lines[0] ?? '') : lines)
}

/** Puts lines in order into groups; headings among the lines start new ones. */
function groupLines(lines: string[]): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = []
  let current: ParsedIngredientGroup | null = null
  for (const line of lines) {
    if (isIngredientHeading(line)) {
      current = { title: cleanHeading(line), lines: [] }
      groups.push(current)
    } else {
      if (!current) {
        current = { title: null, lines: [] }
        groups.push(current)
      }
      current.lines.push(line)
    }
  }
  return dropEmptyGroups(groups)
}

/** Removes groups without lines and title; returns none if no group has a line. */
export function dropEmptyGroups<Group extends ParsedIngredientGroup>(
  groups: readonly Group[],
): Group[] {
  const isList = groups.some(({ lines }) => lines.length > 0)
  return isList ? groups.filter(({ title, lines }) => title || lines.length > 0) : []
}

/**
 * Removes empty groups of a list from a layout, including headings at its end, which title the text
 * after it.
 */
export function dropTrailingTitles<Group extends ParsedIngredientGroup>(
  groups: readonly Group[],
): Group[] {
  const last = groups.findLastIndex(({ lines }) => lines.length > 0)
  return dropEmptyGroups(groups.slice(0, last + 1))
}

/** Fewer amounts may be those of one line ("1 tin, 400 g, of tomatoes"). */
const MIN_TOGETHER = 4
const NEXT_AMOUNT = /,\s+(?=[\d½¼¾⅓⅔⅛])/

// A whole list as one text: "300 g flour, 2 eggs, 150 ml milk, …".
function dividedLine(line: string): string[] {
  const parts = line.split(NEXT_AMOUNT)
  return parts.length < MIN_TOGETHER ? [line] : parts
}

function linesOf(item: unknown, depth: number): string[] {
  if (typeof item === 'string')
    return toPlainLines(item).map(cleanIngredientLine).filter(isMeaningful)
  if (!isNode(item)) return []
  const list = getProperty(item, 'itemListElement')
  if (list !== undefined && depth > MAX_DEPTH) {
    return collectTexts(list).flatMap((text) => linesOf(text, depth + 1))
  }
  if (list !== undefined) return asList(list).flatMap((inner) => linesOf(inner, depth + 1))
  const parts = ['amount', 'quantity', 'value', 'unitText', 'unit', 'name', 'item', 'text']
  const text = parts.map((part) => getFirstText(item[part]) ?? '').filter(Boolean)
  return linesOf([...new Set(text)].join(' '), depth + 1)
}

function isMeaningful(line: string): boolean {
  return /\p{L}/u.test(line) || /\d/.test(line)
}
