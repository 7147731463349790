/** Builds a filter for texts that contain every word of a search, ignoring case and accents. */
export function matchesSearch(query: string): (text: string) => boolean {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return (text) => {
    const folding = folded(text)
    return words.every((word) => folding.includes(word))
  }
}

/** Removes case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The search of a list in the query string of its address. */
export const searchIn = (address: string): string =>
  (new URLSearchParams(address).get('search') ?? '').trim().slice(0, 200)
