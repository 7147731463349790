import { isPreparation } from '@/src/parsing/recipe-text/list-lines'
import { startsWithAmount } from '@/src/parsing/recipe-text/line-kind'

/** Strongest first: where one of these stands twice, commas belong to the lines. */
const MARKS = [/\s+[•·▪]\s+|^[•·▪]\s+/, /;\s*/, /\s+\|\s+/, /\s+\/\s+/]
const COMMA = /,\s+(?![^()]*\))/
const LAST = /\s+(?:and|und|et|y|e|en|och|i|ve)\s+/iu

/** The ingredients of a list in running text: "2 eggs, 1 onion, chopped, and a pinch of salt". */
export function splitList(text: string): string[] {
  const list = text.trim().replace(/[.,;]+$/, '')
  const mark = MARKS.find((each) => list.split(each).filter(Boolean).length > 1)
  const parts = list.split(mark ?? COMMA).map((part) => part.trim())
  return withPreparations(parts.filter(Boolean)).flatMap(splitLast)
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
