/** Whether a text holds every word of a search, whatever its capitals and marks. */
export function holdsWords(query: string): (text: string) => boolean {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return (text) => {
    const folding = folded(text)
    return words.every((word) => folding.includes(word))
  }
}

/** Without capitals and marks. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words that a list is searched for, as its address has them. */
export const searchIn = (address: string): string =>
  (new URLSearchParams(address).get('search') ?? '').trim().slice(0, 200)
