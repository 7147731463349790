import fc from 'fast-check'
import { anyWords } from './any-text'

/** A value, or none. */
export const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { freq: 2 })

/** Words, or none. */
export const words = orNull(anyWords)

/** Words as the API stores them: trimmed, and null where they are blank. */
const trimmed = words.map((text) => text?.trim() || null)

/** The texts of search and social settings. */
export const seoTexts = {
  title: trimmed,
  description: trimmed,
  socialTitle: trimmed,
  socialDescription: trimmed,
}

/** Search and social settings as Payload stores them, with one of the given pictures. */
export const seo = (pictures: readonly string[]) =>
  fc.record({ ...seoTexts, socialImage: orNull(fc.constantFrom(...pictures)) })

/** A colour as CSS has it. */
export const colour = fc.stringMatching(/^#[0-9a-f]{6}$/)

/** A path of a site. */
export const path = fc
  .array(fc.oneof(fc.stringMatching(/^[\w.~-]{1,8}$/), fc.constantFrom('ü', '%C3%BC', '水')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => `/${parts.join('/')}`)
