import { textLines } from '@/src/parsing/recipe-text/text-line'
import { divideLines } from './divide'
import type { DocumentLine } from './divide'

/** A recipe of a text: its words without the line of its title. */
export type TextPart = { title: string; chapter: string | null; text: string }

const SEPARATOR = /^\s*(?:(?:[-*_=~#+•·]\s*){3,}|\f)\s*$/
const UNDERLINE = /^\s{0,3}(?:={2,}|-{2,})\s*$/
const HEADING = /^\s{0,3}(#{1,6})\s/
const STRONG = /^\s*(\*\*|__)[^*_]+\1\s*:?\s*$/

/** The recipes of a plain or Markdown text, in their order; empty for a text that is not divided. */
export function textParts(text: string): { parts: TextPart[]; doubt: string | null } {
  const raw = text.replaceAll('\f', '\n\f\n').split(/\r\n|\r|\n/)
  const lines = documentLines(raw)
  const { starts, doubt } = divideLines(lines.map(({ line }) => line))
  const placeOf = (at: number): number => lines[at]?.place ?? raw.length
  const parts = starts.map(({ start, titleAt, chapter }, at) => {
    const title = placeOf(titleAt)
    const body = raw
      .slice(placeOf(start), placeOf(starts[at + 1]?.start ?? lines.length))
      .filter((line, offset) => {
        const place = placeOf(start) + offset
        const isUnderline = place === title + 1 && UNDERLINE.test(line)
        return place !== title && !isUnderline && line !== '\f'
      })
    return { title: lines[titleAt]?.line.text ?? '', chapter, text: body.join('\n').trim() }
  })
  return { parts, doubt }
}

/** Lines with words, and the places that they have in the text. */
function documentLines(raw: readonly string[]): { line: DocumentLine; place: number }[] {
  const lines: { line: DocumentLine; place: number }[] = []
  let afterGap = true
  raw.forEach((written, place) => {
    const [found] = SEPARATOR.test(written) ? [] : textLines(written)
    if (!found) {
      afterGap ||= !isUnderlineOf(raw, place)
      return
    }
    const { text, isItem, isNumbered } = found
    const level = HEADING.exec(written)?.[1]?.length ?? underlinedLevel(raw, place)
    const isStrong = STRONG.test(written)
    lines.push({ line: { text, level, isStrong, isItem, isNumbered, afterGap }, place })
    afterGap = false
  })
  return lines
}

const isUnderlineOf = (raw: readonly string[], place: number): boolean =>
  UNDERLINE.test(raw[place] ?? '') && /\p{L}/u.test(raw[place - 1] ?? '')

/** The level of a heading that is underlined with signs; 0 for another line. */
function underlinedLevel(raw: readonly string[], place: number): number {
  const next = raw[place + 1] ?? ''
  if (!UNDERLINE.test(next)) return 0
  return next.includes('=') ? 1 : 2
}
