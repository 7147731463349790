import { isPreparation } from '@/src/parsing/recipe-lines/list-lines'
import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'

/** Strongest first: where one of these stands twice, commas belong to the lines. */
const MARKS = [
  /\s+[•·▪]\s+|^[•·▪]\s+/,
  /;\s*/,
  /\s+\|\s+/,
  /\s+\/\s+/,
  // Languages that put no spaces between words: "玉ねぎ2個/塩/水200cc", "盐、糖、油".
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d)）])[/／](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
  /[、，]\s*/,
]
const LAST = /\s+(?:and|und|et|y|e|en|och|i|ve)\s+/iu

/**
 * Splits a list in running text into ingredients: "2 eggs, 1 onion, chopped, and a pinch of salt".
 */
export function splitList(text: string): string[] {
  const list = text.trim().replace(/[.,;]+$/, '')
  const mark = MARKS.find((each) => list.split(each).filter(Boolean).length > 1)
  const parts = (mark ? list.split(mark) : splitAtCommas(list)).map((part) => part.trim())
  const lines = withPreparations(parts.filter(Boolean)).flatMap(splitLast)
  return lines.length < LONG_LIST ? lines : [...lines.slice(0, -1), ...splitEnd(lines.at(-1) ?? '')]
}

/** Minimum length of a list with a final "and"; in a shorter one it may join one ingredient. */
const LONG_LIST = 4

const MAX_END_LENGTH = 120
// Not "en", "e", "i": they are other words elsewhere ("levadura en polvo").
const ENDING = /^(.+)\s+(?:and|und|et|y|och)\s+(.+)$/iu

// "…, 3 eggs, 1 sachet of yeast and butter": the last of a long list needs no amount.
function splitEnd(line: string): string[] {
  const [, before = '', after = ''] = line.length > MAX_END_LENGTH ? [] : (ENDING.exec(line) ?? [])
  if (after === '' || !startsWithAmount(line)) return [line]
  const isName = /^\p{L}[\p{L}\s-]*$/u.test(after) && after.split(' ').length <= 3
  return isName && !isPreparation(after) ? [before, after] : [line]
}

// Commas in brackets and in numbers ("1,5 l") part nothing.
function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let [start, depth] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '(') depth += 1
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (char === ',' && depth === 0 && /\s/.test(text[at + 1] ?? '')) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

function withPreparations(parts: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const before = lines.at(-1)
    if (before !== undefined && !startsWithAmount(part) && isPreparation(part)) {
      lines[lines.length - 1] = `${before}, ${part}`
    } else lines.push(part.replace(/^(?:and|und|et|y|och|ve)\s+/i, ''))
  }
  return lines
}

// "150 g bacon and 3 tbsp molasses"; not "salt and pepper".
function splitLast(line: string): string[] {
  const mark = LAST.exec(line)
  if (!mark) return [line]
  const after = line.slice(mark.index + mark[0].length)
  return startsWithAmount(after) && startsWithAmount(line)
    ? [line.slice(0, mark.index), after]
    : [line]
}
