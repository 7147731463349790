import { isPreparation } from '@/src/parsing/recipe-text/list-lines'
import { startsWithAmount } from '@/src/parsing/recipe-text/line-kind'

/** Strongest first: where one of these stands twice, commas belong to the lines. */
const MARKS = [/\s+[•·▪]\s+|^[•·▪]\s+/, /;\s*/, /\s+\|\s+/, /\s+\/\s+/]
const LAST = /\s+(?:and|und|et|y|e|en|och|i|ve)\s+/iu

/** The ingredients of a list in running text: "2 eggs, 1 onion, chopped, and a pinch of salt". */
export function splitList(text: string): string[] {
  const list = text.trim().replace(/[.,;]+$/, '')
  const mark = MARKS.find((each) => list.split(each).filter(Boolean).length > 1)
  const parts = (mark ? list.split(mark) : splitAtCommas(list)).map((part) => part.trim())
  return withPreparations(parts.filter(Boolean)).flatMap(splitLast)
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
