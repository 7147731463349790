const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** How long a text would be in letters: a sign of Chinese, Japanese or Korean says as much as three. */
export function lengthInLetters(text: string): number {
  return text.length + 2 * (text.match(DENSE)?.length ?? 0)
}
