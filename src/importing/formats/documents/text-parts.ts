import { splitTextLines } from '@/src/parsing/recipe-lines/text-line'
import { cleanTitle, divideLines } from './divide'
import type { DocumentLine } from './divide'

/** A recipe of a text: the text before its title, and the rest. */
export type TextPart = { title: string; chapter: string | null; before: string; text: string }

const SEPARATOR = /^\s*(?:(?:[-*_=~#+•·]\s*){3,}|\f)\s*$/
const UNDERLINE = /^\s{0,3}(?:={2,}|-{2,})\s*$/
const HEADING = /^\s{0,3}(#{1,6})\s/
const STRONG = /^\s*(\*\*|__)[^*_]+\1\s*:?\s*$/

/**
 * Splits a plain or Markdown text into its recipes, in order; returns none for a text with a single
 * recipe.
 */
export function splitTextParts(text: string): { parts: TextPart[]; doubt: string | null } {
  const raw = text.replaceAll('\f', '\n\f\n').split(/\r\n|\r|\n/)
  const lines = documentLines(raw)
  const { starts, doubt } = divideLines(lines.map(({ line }) => line))
  const placeOf = (at: number): number => lines[at]?.place ?? raw.length
  const parts = starts.map(({ start, titleAt, chapter }, at) => {
    const title = placeOf(titleAt)
    const body = title + (isUnderlineOf(raw, title + 1) ? 2 : 1)
    const textBetween = (from: number, to: number): string =>
      raw.slice(from, to).join('\n').replaceAll('\f', '').trim()
    return {
      title: cleanTitle(lines[titleAt]?.line.text ?? ''),
      chapter,
      before: textBetween(at === 0 ? 0 : placeOf(start), title),
      text: textBetween(body, placeOf(starts[at + 1]?.start ?? lines.length)),
    }
  })
  return { parts, doubt }
}

/** Returns the non-empty lines with their positions in the text. */
function documentLines(raw: readonly string[]): { line: DocumentLine; place: number }[] {
  const lines: { line: DocumentLine; place: number }[] = []
  let afterGap = true
  raw.forEach((written, place) => {
    const [found] = SEPARATOR.test(written) ? [] : splitTextLines(written)
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

/** Returns the level of a heading underlined with marks, or 0. */
function underlinedLevel(raw: readonly string[], place: number): number {
  const next = raw[place + 1] ?? ''
  if (!UNDERLINE.test(next)) return 0
  return next.includes('=') ? 1 : 2
}
