/** Directions of writing and line breaks: a name that carries them turns the words around it. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** Characters without width that join nothing: a name with them looks like another name. */
const INVISIBLE = /[\u00ad\u200b\u2060-\u2064\ufeff]+/gu
/** Line breaks in all their spellings. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu
/** Direction marks, and controls other than tabs and line breaks. */
const TURNS = /(?:(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069])+/gu
/** A visible character: neither space nor format, nor a letter without a glyph. */
const VISIBLE = /[^\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u

/** Whether a text has visible characters. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text)

/** Reduces a text to one line, without control, bidirectional and invisible characters. */
export const oneLine = (text: string): string =>
  text.replace(INVISIBLE, '').replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim()

/**
 * Removes control, bidirectional override and invisible characters from a text of several lines. The marks
 * that mixed-direction text needs stay.
 */
export const plainLines = (text: string): string =>
  text.replace(BREAKS, '\n').replace(TURNS, '').replace(INVISIBLE, '')
