/**
 * An id for a row that is made in the browser: a UUID of version 4, also where the page has no
 * secure context and `crypto.randomUUID` is missing.
 * @see docs/product/recipes.md#row-ids
 */
export function newRowId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Version 4 and variant 1 are in the seventh and ninth byte. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40
  return at === 8 ? (byte & 0x3f) | 0x80 : byte
}
