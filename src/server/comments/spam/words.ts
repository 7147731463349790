/** A text as words are looked for in it: lower case, without accents, a space between words. */
export const wordForm = (text: string): string =>
  ` ${(
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `

/** Chinese and Japanese are written without spaces between words. */
const HAS_NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Returns the words or phrases that occur in a text as whole words, without regard to case and accents. */
export function matchTerms(text: string, words: readonly string[]): string[] {
  const form = wordForm(text)
  return words.filter((word) => {
    const sought = wordForm(word)
    if (sought.trim() === '') return false
    return form.includes(HAS_NO_SPACES.test(word) ? sought.trim() : sought)
  })
}
