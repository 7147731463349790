const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/**
 * Returns the length of a text in letters; a Chinese, Japanese or Korean character counts as three.
 */
export function countLetters(text: string): number {
  return text.length + 2 * (text.match(DENSE)?.length ?? 0)
}
