import type { Element } from 'domhandler'
import { isFurniture, isHeadingBlock, getSignature } from '@/src/parsing/web-page/layout/block-kind'
import { isMethodEnd, isNote } from '@/src/parsing/web-page/layout/method-end'
import { isInstructionsTitle } from '@/src/parsing/web-page/layout/section-words'
import { findRow } from '@/src/parsing/web-page/layout/page-rows'
import type { PageRow } from '@/src/parsing/web-page/layout/page-rows'
import { detectPartByName } from '@/src/parsing/web-page/layout/regions'
import { getNameWords } from '@/src/parsing/web-page/layout/shown-amounts'
import { findClosest, getParentElement } from '@/src/parsing/web-page/page-document'
import type { TextBlock } from '@/src/parsing/web-page/page-document'
import { memoize } from '@/src/parsing/memoize'
import { foldText } from '@/src/parsing/plain-text'
import { isSentence, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import { cutMethodTail } from '@/src/parsing/recipe-lines/part-ends'
import { isAboutDish } from '@/src/parsing/recipe-lines/closing-lines'
import { isStepLabel } from '@/src/parsing/recipe-lines/step-words'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Share of the known text that the page must show before its continuation counts. */
const MIN_SHOWN = 0.8
/** Shorter texts occur by chance. */
const MIN_STEP_LETTERS = 12
/** Elements too wide to be a list. */
const TOO_WIDE = new Set(['html', 'body', 'main', 'article'])
/** Maximum length of a step; a longer paragraph is a story. */
const MAX_STEP_LENGTH = 600
const MAX_LINE_LENGTH = 160
/** Maximum size of the comparison, which is quadratic. */
const MAX_LETTERS = 20_000
const MAX_ABOVE = 150
const MAX_BELOW = 100
const MAX_PLACES = 5
const MAX_LEVELS = 8
const LETTER = /[\p{L}\p{N}]/u

// Both parts are compared with the same blocks.
const foldedText = memoize(foldText)

/** Finds the ingredient lines below the last known line in the same list of the page. */
export function findContinuedLines(known: readonly string[], rows: readonly PageRow[]): string[] {
  const texts = new Set(known.map(foldText))
  const last = foldText(known.at(-1) ?? '')
  const added = continuation(rows, {
    isKnown: (text) => texts.has(text),
    isLast: (text) => text === last,
    end: last.at(-1),
    size: texts.size,
    sizeOf: () => 1,
  })
  if (added.length === 0) return []
  const names = new Set(known.map(getNameWords))
  // A known name with another amount: the data adds up what the page shows in parts.
  const isNew = (row: PageRow): boolean => isLine(row) && !names.has(getNameWords(row.text))
  return added.every(isNew) ? added.map(({ text }) => text) : []
}

// "Salt and pepper" needs no amount where the page calls it an ingredient.
const isLine = ({ text, block: { element } }: PageRow): boolean =>
  text.length < MAX_LINE_LENGTH &&
  (startsWithAmount(text) ||
    [element, findRow(element)].some((each) => each && detectPartByName(each) === 'ingredients'))

/** Finds the steps below the last known step in the same list of the page. */
export function findContinuedSteps(
  known: readonly string[],
  blocks: readonly TextBlock[],
): string[] {
  const told = foldText(known.join(' '))
  if (told.length > MAX_LETTERS) return []
  const last = foldText(known.at(-1) ?? '')
  const rows = blocks.map((block) => ({ text: block.text, block }))
  const added = continuation(rows, {
    isKnown: (text) => text.length >= MIN_STEP_LETTERS && told.includes(text),
    isLast: (text) => text === last || (text.length >= MIN_STEP_LETTERS && told.endsWith(text)),
    end: told.at(-1),
    size: told.length,
    sizeOf: (text) => text.length,
  })
  const texts = added.filter(isOfMethod(known)).map(({ text }) => text)
  const steps = cutMethodTail([...known, ...texts].map(asItem)).slice(known.length)
  return texts.every(isStep) ? steps.map(({ text }) => text) : []
}

// Paragraphs without a class are followed by anything: they must go on with the words of the steps.
const isOfMethod =
  (known: readonly string[]) =>
  ({ text, block }: PageRow): boolean =>
    isItem(block) ||
    (!isMethodEnd(block) && !isNote(block) && isAboutDish(asItem(text), known.map(asItem)))

const isStep = (text: string): boolean => isSentence(text) && text.length <= MAX_STEP_LENGTH

const asItem = (text: string): TextLine => ({
  text,
  isItem: true,
  isNumbered: false,
  isHeading: false,
  afterBlank: false,
})

interface Known {
  isKnown: (folded: string) => boolean
  isLast: (folded: string) => boolean
  /** The last letter of the known texts. */
  end: string | undefined
  /** The size of all known texts together. */
  size: number
  sizeOf: (folded: string) => number
}

interface Item {
  text: string
  folded: string
  block: TextBlock
}

function continuation(rows: readonly PageRow[], known: Known): PageRow[] {
  const places = rows.flatMap(({ text }, at) => (mayBeLast(text, known) ? at : []))
  for (const place of places.slice(0, MAX_PLACES)) {
    const from = Math.max(0, place - MAX_ABOVE)
    const items = rows
      .slice(from, place + MAX_BELOW)
      .map(({ text, block }) => ({ text, folded: foldedText(text), block }))
    const last = items[place - from]
    const isList = last !== undefined && (isItem(last.block) || isTitled(last, items, known))
    const list = isList ? listAround(last, items, known) : null
    const added = last && list ? addedItems(last, itemsIn(list, items), known) : []
    if (added.length > 0) return added
  }
  return []
}

// Most blocks are ruled out by their last letter.
const mayBeLast = (text: string, { end, isLast }: Known): boolean =>
  lastLetter(text) === end && isLast(foldedText(text))

function lastLetter(text: string): string | undefined {
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const letter = text.charAt(at)
    if (LETTER.test(letter)) return letter.normalize('NFKC').toLowerCase().at(-1)
  }
  return undefined
}

// The nearest element that holds most of the known texts.
function listAround(last: Item, items: readonly Item[], known: Known): Element | null {
  const found = items.filter(({ folded }) => known.isKnown(folded))
  let box = getParentElement(last.block.element)
  for (let level = 0; box && level < MAX_LEVELS && !TOO_WIDE.has(box.name); level += 1) {
    const sizes = itemsIn(box, found).map(({ folded }) => [folded, known.sizeOf(folded)] as const)
    const size = [...new Map(sizes).values()].reduce((sum, each) => sum + each, 0)
    if (size >= known.size * MIN_SHOWN) return box
    box = getParentElement(box)
  }
  return null
}

const itemsIn = (box: Element, items: readonly Item[]): Item[] =>
  items.filter(({ block }) => findClosest(block.element, (each) => each === box) !== null)

// Paragraphs that no class marks are no list: what follows may be anything.
const isItem = ({ element }: TextBlock): boolean =>
  findRow(element) !== null || element.attribs.class !== undefined

// Plain paragraphs, right below the title of a method.
function isTitled({ block }: Item, items: readonly Item[], known: Known): boolean {
  const first = items.findIndex(({ folded }) => known.isKnown(folded))
  const title = items[first - 1]?.text ?? ''
  return block.element.name === 'p' && isInstructionsTitle(title)
}

function addedItems(last: Item, list: readonly Item[], known: Known): PageRow[] {
  const kind = getSignature(last.block)
  const start = isItem(last.block) ? 0 : list.findIndex(({ folded }) => known.isKnown(folded))
  const first = list.slice(start).find(({ block }) => getSignature(block) === kind)
  // A list that begins otherwise is not the one of the data.
  if (!first || !known.isKnown(first.folded)) return []
  const added: PageRow[] = []
  for (const { text, folded, block } of list.slice(list.indexOf(last) + 1)) {
    if (isStepLabel(text) || isFurniture(block)) continue
    if (known.isKnown(folded)) break
    if (getSignature(block) === kind) added.push({ text, block })
    else if (isHeadingBlock(block)) break
  }
  return added
}
