import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'

/** The kind of entity, used for an address where the title has no usable letters. */
export type Addressed = 'recipe' | 'collection'

/**
 * The address that a title gives, the same for the same title: `rye-bread`, or `recipe-1x8k2f` where it
 * has no letter that an address takes (味噌汁, 🍜). Empty for no title.
 * @see docs/product/kitchen.md#title-and-address
 */
export function addressFromTitle(title: string, what: Addressed): string {
  const text = title.trim()
  if (text === '') return ''
  return slugFromTitle(text) || `${what}-${fingerprint(text)}`
}

/** Some six letters and digits that differ between titles (FNV-1a): the server says what is taken. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
