/** Directions of writing and line breaks: a name that carries them turns the words around it. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** A character with a shape: neither space nor format, nor a letter that is drawn as nothing. */
const VISIBLE = /[^\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u

/** Whether a text shows anything. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text)

/** A text as one line, without controls and directions of writing. */
export const oneLine = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim()
