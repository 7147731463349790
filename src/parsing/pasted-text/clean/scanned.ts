import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'

/**
 * Repairs errors of scanned print: `l cup`, `1OO g`, letter-spaced headings, words hyphenated at a
 * line end.
 */
export function repairScanErrors(paste: CleanedText): CleanedText {
  const lines = withoutLetterBullets(paste.lines.map(repaired))
  return { ...paste, lines: withWholeWords(lines) }
}

function repaired(line: string): string {
  return unspaced(line)
    .replace(/\b[lI](?=\/\d|\d+ (?:min|g\b|ml\b|°))/g, '1')
    .replace(/(?<=\d)O+|\bO+(?=\d)/g, (zeros) => '0'.repeat(zeros.length))
    .replace(/^(\W*)[lI|](?= \p{L})/u, (whole: string, before: string, at: number, all: string) =>
      isUnitNext(all.slice(whole.length)) ? `${before}1` : whole,
    )
    .replace(/^(\W*)l(?=ngred)/, '$1I')
}

// "l cup": a one before a unit; not "I like this".
const isUnitNext = (rest: string): boolean =>
  startsWithAmount(`1 ${rest.trim().split(' ')[0] ?? ''}`) &&
  /^(?:c(?=\.)|cups?|tsps?|tbsps?|teaspoons?|tablespoons?|lbs?|oz|ounces?|pounds?|pints?|pinch|kg|g|ml|cl|dl|el|tl|pck|pkg|prise|bund|dose|litre|liter|can|tin|clove|knob|handful)\.?$/i.test(
    rest.trim().split(' ')[0] ?? '',
  )

// "T R E A C L E   T O F F E E"
function unspaced(line: string): string {
  const text = line.trim()
  if (!/^(?:\p{Lu} ){3,}/u.test(text) || !/^(?:\p{Lu}(?: {1,4}|$))+$/u.test(text)) return line
  return text
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ')
}

// Three lines that begin with the same letter before their amount: it was a bullet.
function withoutLetterBullets(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const letter = /^\s*([a-zA-Z])\s+(?=[\d½¼¾])/.exec(line)?.[1]
    if (letter !== undefined) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  const bullet = [...counts].find(([, count]) => count >= 3)?.[0]
  if (bullet === undefined) return [...lines]
  const mark = new RegExp(`^\\s*${bullet}\\s+`)
  return lines.map((line) => line.replace(mark, '- '))
}

// "25 min-" over "utes."
function withWholeWords(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isCut = before !== undefined && /\p{Ll}{2}-$/u.test(before) && /^\s*\p{Ll}{2}/u.test(line)
    if (isCut) joined[joined.length - 1] = before.slice(0, -1) + line.trim()
    else joined.push(line)
  }
  return joined
}
