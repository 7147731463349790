import { latinSlug } from '@/src/domain/addresses/latin-slug'
import { lazySlug } from '@/src/domain/addresses/lazy-slug'

/** The kind of entity, used for a slug if the title has no usable letters. */
export type Addressed = 'recipe' | 'collection' | 'letter'

/**
 * Derives the slug from a title, deterministically: `rye-bread`, or `recipe-1x8k2f` if it has no letters
 * for a slug (🍜). Empty for an empty title.
 * @see docs/product/kitchen.md#title-and-address
 */
export function addressFromTitle(title: string, what: Addressed): string {
  const text = title.trim()
  if (text === '') return ''
  return lazySlug(text) || fixedSlug(text, what)
}

/** Whether a slug was derived from a title, also before the alphabets of the title were loaded. */
export function isAddressOf(title: string, slug: string, what: Addressed): boolean {
  const text = title.trim()
  return [addressFromTitle(text, what), latinSlug(text) || fixedSlug(text, what)].includes(slug)
}

const fixedSlug = (text: string, what: Addressed): string => `${what}-${fingerprint(text)}`

/** A hash of some six letters and digits (FNV-1a); the server detects collisions. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
