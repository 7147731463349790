/** The characters that Windows-1252 puts in place of the bytes 0x80 to 0x9F. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const TAIL = `[\\u0080-\\u00bf${WINDOWS}]`
/** UTF-8 that was read as Windows-1252 and no language writes: "Ã¨", "Â¼", "â€™", "Ð¡Ð°Ñ". */
const SIGN = new RegExp(
  `Ã${TAIL}|Â[\\u00a0°¼½¾·]|â[\\u0080-\\u0085€‚ƒ„…]${TAIL}|(?:[ÐÑÎÏ]${TAIL}){3}`,
  'y',
)
/** First letters of {@link SIGN}. Most pages have none, and plain searches rule them out fastest. */
const LEAD_LETTERS = ['Â', 'Ã', 'â', 'Î', 'Ï', 'Ð', 'Ñ']
const SEQUENCES = new RegExp(
  `[\\u00c2-\\u00df]${TAIL}|[\\u00e0-\\u00ef]${TAIL}{2}|[\\u00f0-\\u00f4]${TAIL}{3}`,
  'gu',
)
const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Repairs text whose UTF-8 was decoded as Windows-1252 ("1Â¼ crÃ¨me"); other text is unchanged.
 * @see docs/product/import-and-export.md#pasted-words
 */
export function repairDoubleEncoding(text: string): string {
  if (!isDoubleEncoded(text)) return text
  // The second half of "à" is a no-break space, which copying turns into a plain one.
  return text
    .replace(SEQUENCES, decoded)
    .replace(/Ã (?=[ \p{P}\p{L}]|$)/gu, 'à ')
    .replace(/à {2}/g, 'à ')
}

function isDoubleEncoded(text: string): boolean {
  return LEAD_LETTERS.some((letter) => {
    for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) {
      SIGN.lastIndex = at
      if (SIGN.test(text)) return true
    }
    return false
  })
}

function decoded(sequence: string): string {
  try {
    return UTF_8.decode(Uint8Array.from(sequence, byteOf))
  } catch {
    return sequence
  }
}

function byteOf(character: string): number {
  const at = WINDOWS.indexOf(character)
  return at < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + at
}
