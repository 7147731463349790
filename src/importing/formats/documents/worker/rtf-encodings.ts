/** Encodings by the character set of a font. */
const CHARSETS: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
const CODEPAGES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  65_001: 'utf-8',
}

const decoders = new Map<string, TextDecoder>()

/** Returns the text decoder for the character set of a font, in a file with a given code page. */
export function getDecoder(charset: number | undefined, codepage: number): TextDecoder {
  const label = CHARSETS[charset ?? -1] ?? CODEPAGES[codepage] ?? windowsLabel(codepage)
  let decoder = decoders.get(label)
  if (!decoder) {
    decoder = new TextDecoder(label)
    decoders.set(label, decoder)
  }
  return decoder
}

const windowsLabel = (codepage: number): string =>
  codepage >= 1250 && codepage <= 1258 ? `windows-${codepage}` : 'windows-1252'
