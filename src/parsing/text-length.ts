const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** The length of a text in letters: a character of Chinese, Japanese or Korean counts as three. */
export function countLetters(text: string): number {
  return text.length + 2 * (text.match(DENSE)?.length ?? 0)
}
