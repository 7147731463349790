import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'
import { removeLines } from './cleaned'

/** "GOOD TABLE · 112", "Our Parish Cookbook          S. 83": the head of a printed page. */
const HEAD = /^(\p{L}.{3,60}?)(?:\s{3,}|\s[·|•]\s)(?:S\.|p(?:age|\.)?|Seite)?\s?\d{1,3}$/iu
/** "-47-", "page 12", "(over)", "continued on page 118" */
const FOOT =
  /^(?:[-–—]\s?\d{1,3}\s?[-–—]|(?:page|seite|p\.|s\.)\s?\d{1,3}|\(?(?:over|please turn over|p\.?t\.?o\.?)\)?|.{0,60}(?<!\p{L})continued on (?:next page|page \d{1,3}))$/iu

/** Removes headers and footers of printed pages. */
export function removePageHeaders(paste: CleanedText): CleanedText {
  const first = paste.lines.findIndex((line) => line.trim() !== '')
  return removeLines(paste, (line, at) => {
    const text = line.trim()
    return FOOT.test(text) || (at === first && HEAD.test(text) && !startsWithAmount(text))
  })
}
