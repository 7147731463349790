import { createHash } from 'node:crypto'

/**
 * The port of optical recognition: the text of a picture in the languages that the engine was created
 * with, a line each.
 * @throws ImportProblem for a picture that cannot be read, and when the engine fails or takes too long
 */
export type RecognizeText = (picture: Uint8Array) => Promise<string>

/** Caches recognised text by the hash of its picture: an import goes through its rows twice. */
export function cacheRecognition(recognize: RecognizeText): RecognizeText {
  const texts = new Map<string, string>()
  return async (picture) => {
    const hash = createHash('sha256').update(picture).digest('hex')
    const text = texts.get(hash) ?? (await recognize(picture))
    texts.set(hash, text)
    return text
  }
}

/** The warning of a recipe whose words were recognised in a picture. */
export const RECOGNIZED_WARNING =
  'A draft, as its text was recognised in a picture, and letters and amounts may be wrong. Compare it with the picture before you publish it.'

/** Completes the problem of a picture where recognition is switched off. */
export const RECOGNITION_OFF_HINT =
  'Copy its text (many phones and scanning programs recognise it) and paste it into a new recipe. Recognition of text in pictures is switched off here; whoever runs this installation can switch it on with the setting OCR_COMMAND.'

/** Fewer letters are marks in a photo, not text. */
const MIN_LETTERS = 20

/** Whether recognized text is long enough to be a recipe. */
export const hasEnoughText = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS
