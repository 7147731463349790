import fc from 'fast-check'
import { anyText } from './any-text'

/** A value or null. */
export const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { freq: 2 })

/** Any text or null. */
export const textOrNull = orNull(anyText)

/** A text as the API stores it: trimmed, and null if blank. */
const trimmed = textOrNull.map((text) => text?.trim() || null)

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

/** A colour in CSS notation. */
export const colour = fc.stringMatching(/^#[0-9a-f]{6}$/)

/** A path of a site. */
export const path = fc
  .array(fc.oneof(fc.stringMatching(/^[\w.~-]{1,8}$/), fc.constantFrom('ü', '%C3%BC', '水')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => `/${parts.join('/')}`)
