import { isList, isText } from '../rich-text/document'
import type { Inline, LetterBlock, List, Measurement } from '../rich-text/document'
import { mapCells } from '../rich-text/table'

/** The text of a line before and after an amount, in which other amounts are `OTHER_AMOUNT`. */
export type TextAround = { before: string; after: string }

/** The placeholder of another amount in the text around one. */
export const OTHER_AMOUNT = '\uFFFC'

/** Maximum number of characters that are read before and after an amount. */
const MAX_BEFORE = 300
const MAX_AFTER = 100

/** A character of a clause without another amount. */
const CLAUSE = String.raw`[^.,;:!?()\d\n${OTHER_AMOUNT}]`
/** Words that begin another statement, such as "beat after each addition". */
const CLAUSE_BREAK = String.raw`(?:and|or|then|until|till|before|after|while|when|as|minutes?|seconds?|hours?|und|bis|nach|et|puis|après|y|después|e|poi|dopo|en)`
/** In "one ladle at a time" it is the ladle that is fixed. */
const OTHER_NUMBER = String.raw`(?:an?|one|two|three|half|few|little|some|une?|una?|uno)`
/** Words after "each" or "per" that name no piece or portion: "on each side", "per package instructions". */
const NO_PORTION = String.raw`(?:sides?|additions?|other|seiten?|zugabe|côtés?|lados?|lat[oi]|kant(?:en)?|minutes?|hours?|days?|cent|packages?|packets?|instructions?|directions?|labels?|recipes?|the|your|usual|taste|il|lo|la|i|gli|le|un|una|circa|\p{L}+(?:are|ere|ire))`

const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const clauseWithout = (words: string, length: number): string =>
  `(?:(?!${word(words)})${CLAUSE}){0,${length}}?`

const EACH = 'each|every|jede[mnrs]?|chaque|cada|ogni|elke?|ieder'
const AT_A_TIME =
  'at a time|each time|every time|per keer|à la fois|a la vez|cada vez|por vez|alla volta|ogni volta'
/** Words for a portion that need no noun after them. */
const APIECE = 'apiece|chacune?|cada un[oa]|ciascun[oa]|a testa'

const rightAfter = (clause: string, words: string): RegExp =>
  new RegExp(String.raw`^\)?${clause}${words}`, 'iu')

/** `¼ cup at a time`. */
const FIXED_AT_A_TIME = rightAfter(
  clauseWithout(`${CLAUSE_BREAK}|${OTHER_NUMBER}`, 40),
  word(AT_A_TIME),
)
/** `¼ cup of batter for each pancake`, `2 tbsp in the centre of each`, `30 g pro Person`. */
const FIXED_FOR_EACH = rightAfter(
  clauseWithout(CLAUSE_BREAK, 60),
  `(?:${[
    String.raw`${word('for|in|into|on|onto|to|over|inside|around|under|with|(?:top|cent(?:re|er)|middle|half|end|edge|bottom) of|für|in|auf|pour|dans|sur|para|en|sobre|su|voor|op')}\s+${word(EACH)}(?!\s+${word(NO_PORTION)})`,
    String.raw`(?<!(?<!\p{L})as\s)${word('per|pro')}\s+(?!${word(NO_PORTION)})\p{L}`,
    String.raw`${word('par|por|per')}\s+${word('personne|portion|crêpe|pièce|persona|porción|porzione|pessoa|pedaço')}`,
    word(APIECE),
    String.raw`${word('each|jeweils|elk')}(?=\s*(?:$|[.,;:!?)]))`,
  ].join('|')})`,
)
/** `fill each jar with ½ cup`, `each pancake takes ¼ cup`. */
const EACH_HOLDS = new RegExp(
  String.raw`${word(EACH)}\s+(?!${word(NO_PORTION)})(?:\p{L}+\s+){0,3}${word('with|gets?|needs?|takes?|holds?|person|guest|mit|avec|con|com|met')}\s+${CLAUSE}{0,30}$`,
  'iu',
)
/** `For each drink, shake 2 oz gin with 1 oz vermouth`. */
const FOR_EACH_BEFORE = new RegExp(
  String.raw`(?:^|[.,;:!?(\n])\s*(?:(?:and|then|und|dann)\s+)*(?:${word('for|in|into|on|onto|to|over|für|auf|pour|dans|sur|para|en|per|su|voor|op')}\s+${word(EACH)}(?!\s+${word(NO_PORTION)})|${word('per|pro')}\s+(?!${word(NO_PORTION)})\p{L})[^.;!?\n]*$`,
  'iu',
)

/**
 * Whether the text around an amount fixes it for any number of servings: each, per, at a time.
 * @see docs/product/rich-text.md#fixed-amounts
 */
export function isFixedByContext({ before, after }: TextAround): boolean {
  const [near, next] = [before.slice(-MAX_BEFORE), after.slice(0, MAX_AFTER)]
  return (
    FIXED_AT_A_TIME.test(next) ||
    FIXED_FOR_EACH.test(next) ||
    EACH_HOLDS.test(near) ||
    FOR_EACH_BEFORE.test(near)
  )
}

/**
 * Marks the amounts of a text that are fixed by their context, where the author has not decided.
 * @see docs/product/rich-text.md#fixed-amounts
 */
export const withFixedAmounts = <Block extends LetterBlock>(document: readonly Block[]): Block[] =>
  document.map(fixedInBlock)

// The type of a block stays; the compiler follows that of a member of a union no further.
const fixedInBlock = <Block extends LetterBlock>(block: Block): Block => fixedBlock(block) as Block

function fixedBlock(block: LetterBlock): LetterBlock {
  if (!('children' in block)) return block
  if (isList(block)) return fixedInList(block)
  return block.type === 'table' ? mapCells(block, fixedLine) : fixedLine(block)
}

function fixedLine<Line extends { children: readonly Inline[] }>(line: Line): Line {
  const fixed = fixedIn(line.children)
  return { ...line, children: line.children.map((node) => fixed.get(node) ?? node) }
}

const fixedInList = (list: List): List => ({
  ...list,
  children: list.children.map((item) => {
    const fixed = fixedIn(item.children)
    const children = item.children.map((node) =>
      isList(node) ? fixedInList(node) : (fixed.get(node) ?? node),
    )
    return { ...item, children }
  }),
})

/** The measurements of a line that are fixed by their context, by the nodes that they replace. */
function fixedIn(nodes: readonly (Inline | List)[]): ReadonlyMap<Inline | List, Measurement> {
  const texts = nodes.map(textOf)
  const line = texts.join('')
  const fixed = new Map<Inline | List, Measurement>()
  let at = 0
  for (const [index, node] of nodes.entries()) {
    const start = at
    at += (texts[index] ?? '').length
    if (isText(node) || node.type !== 'measurement' || node.scaling !== undefined) continue
    const around = { before: line.slice(0, start), after: line.slice(at) }
    if (isFixedByContext(around)) fixed.set(node, { ...node, scaling: 'fixed' })
  }
  return fixed
}

/** The placeholder of an ingredient's name, shown by a reference without its own text. */
const NAME = 'x'

function textOf(node: Inline | List): string {
  if (isText(node)) return node.text
  if (node.type === 'measurement') return OTHER_AMOUNT
  if (node.type === 'ingredient-usage-reference') return node.text ?? NAME
  return node.type === 'link' ? node.children.map(({ text }) => text).join('') : '\n'
}
