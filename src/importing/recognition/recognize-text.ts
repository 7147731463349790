import { createHash } from 'node:crypto'

/**
 * The port of text recognition: returns the text of a picture, one line each, in the languages of
 * the engine.
 * @throws ImportProblem for an unreadable picture, and when the engine fails or times out
 */
export type RecognizeText = (picture: Uint8Array) => Promise<string>

/** Caches recognised text by the hash of the picture, as an import reads its rows twice. */
export function cacheRecognition(recognize: RecognizeText): RecognizeText {
  const texts = new Map<string, string>()
  return async (picture) => {
    const hash = createHash('sha256').update(picture).digest('hex')
    const text = texts.get(hash) ?? (await recognize(picture))
    texts.set(hash, text)
    return text
  }
}

/** The warning on a recipe with recognised text. */
export const RECOGNIZED_WARNING =
  'Imported as a draft, because its text was recognised in a picture and may be wrong. Compare it with the picture before you publish it.'

/** Appended to the problem of a picture when text recognition is switched off. */
export const RECOGNITION_OFF_HINT =
  'Copy its text (many phones and scanner apps recognise it) and paste it into a new recipe. Text recognition is switched off on this installation; its administrator can switch it on with OCR_COMMAND.'

/** Fewer letters are noise in a photo. */
const MIN_LETTERS = 20

/** Returns whether recognised text is long enough to be a recipe. */
export const hasEnoughText = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS
