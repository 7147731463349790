import { isAmountCell, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import {
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { splitList } from './split-list'

/** The first step marks the end of a list, too. */
const FIRST_STEP = /^1[.)．、]\s*\p{L}/u

/** Maximum number of lines of a list in running text, one for each part of the dish. */
const MAX_LINES = 5
/** Fewer names on a line may be one ingredient ("salt, pepper"). */
const MIN_PARTS = 3
/** "for the filling – ", "○ Seasoning: " */
const LABEL = /^(\p{L}[^:,;.\d]{1,40}?)\s*(?::|\s[–—-])\s+(?=\S)/u
/** Marks that separate parts of a dish on one line: "2 onions, 1 carrot ○ Sauce: 2 tbsp soy sauce". */
const PART_MARK = /(?:^|\s)[○●◎◇◆▷▶△▲□■☆★]\s*/u

/**
 * Splits a list in running text into lines, with its purpose as a title with a colon above them.
 */
export function splitListedParts(text: string): string[] {
  return text
    .split(PART_MARK)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => labelledParts(part.trim()))
}

/** Share of names with a dash before their amount from which the first counts as one of them. */
const MIN_DASHED = 0.5

function labelledParts(text: string): string[] {
  const [whole = '', label] = LABEL.exec(text) ?? []
  const parts = label === undefined ? [] : splitList(text.slice(whole.length))
  // "flour – 200 g, eggs – 3": a name with its amount is no label.
  const dashed = parts.filter((part) => /\p{L}\s[–—-]\s\d/u.test(part)).length
  const isNamed =
    parts.length > 1 && !isAmountCell(parts[0] ?? '') && dashed < parts.length * MIN_DASHED
  const isLabelled = label !== undefined && isNamed && !startsWithAmount(label)
  return isLabelled ? [`${label.trim()}:`, ...parts] : splitList(text)
}

/**
 * Splits lists with several ingredients per line ("Ingredients" above "1 kg potatoes, 2 eggs,
 * salt") into one line each.
 */
export function splitListedLines(lines: readonly string[]): string[] {
  const split = new Map<number, string[]>()
  lines.forEach((line, at) => {
    if (!isIngredientsTitle(line)) return
    const places = placesBelow(lines, at + 1)
    const parts = places.map((place) => rowsOf(splitListedParts(lines[place] ?? ''), places))
    if (parts.length > 0 && parts.every(isList)) {
      places.forEach((place, i) => split.set(place, parts[i] ?? []))
    }
  })
  const isTitled = lines.some(isIngredientsTitle)
  return lines.flatMap((line, at) => split.get(at) ?? (isTitled ? [line] : rowOfAmounts(line)))
}

// The only line of a list has no other marks than its numbers.
const rowsOf = (parts: string[], places: readonly number[]): string[] =>
  places.length === 1 && parts.length === 1
    ? rowOfAmounts(parts[0] ?? '', MIN_UNDER_TITLE).flatMap(withName)
    : parts

// "1 tsp oil Salt": a name in capitals behind small letters begins the next.
const withName = (part: string, at: number, all: string[]): string[] => {
  const isSmall = all.slice(0, -1).every((each) => !/\s\p{Lu}/u.test(each))
  return at === all.length - 1 && all.length > 1 && isSmall ? part.split(/\s(?=\p{Lu})/u) : [part]
}

const AMOUNT = String.raw`(?:\d[\d.,/½¼¾–-]*|[½¼¾⅓⅔])`
/** The start of the next ingredient in a row: a number between words. */
const NEXT = new RegExp(
  String.raw`(?<=\p{L}{2}|\)|\p{L}\.)\s+(?<!\s(?:x|à|of|or|oder|ou|o|ca\.?|circa|about|eller|no\.?|type|typ|tipo|à)\s)(?=${AMOUNT}\s?\p{L})`,
  'iu',
)
/** Fewer numbers may be those of one ingredient ("1 tin 400 g tomatoes"). */
const MIN_IN_ROW = 4
/** Under the title of a list they are less likely so. */
const MIN_UNDER_TITLE = 3
const MAX_ROW_LENGTH = 500

// "5 dl flour 2 tsp baking powder 50 g butter 1 egg": a list that lost its line breaks.
function rowOfAmounts(line: string, fewest = MIN_IN_ROW): string[] {
  const text = line.length > MAX_ROW_LENGTH ? '' : line.replace(/[\s|]+$/, '').trim()
  if (text === '' || /[.!?]$|[,;]\s/.test(text) || !startsWithAmount(text)) return [line]
  const parts = text.split(NEXT)
  const isRow = parts.length >= fewest && parts.every((part) => startsWithAmount(part))
  return isRow ? parts : [line]
}

// The lines between the title of a list and that of its method; none where they are too many.
function placesBelow(lines: readonly string[], start: number): number[] {
  const places: number[] = []
  for (let at = start; at < lines.length && places.length <= MAX_LINES; at += 1) {
    const line = lines[at]?.trim() ?? ''
    if (isInstructionsTitle(line) || FIRST_STEP.test(line)) return places
    if (isStopTitle(line) || isIngredientsTitle(line)) return []
    if (line !== '') places.push(at)
  }
  return []
}

const MAX_PART_LENGTH = 80

const isList = (parts: readonly string[]): boolean =>
  parts.length >= MIN_PARTS && parts.every((part) => part.length <= MAX_PART_LENGTH)
