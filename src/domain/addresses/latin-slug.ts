import { romanize } from './romanize'
import { MAX_SITE_SLUG_LENGTH } from './slug'

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
}

/** Alphabets whose words stay readable when they are transliterated letter by letter. */
const ALPHABETS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}ŋəɛɔ]+/gu

/** Latin letters for letters of another alphabet. */
type Transliterate = (letters: string) => string

/**
 * Creates a slug from a title: `Crème brûlée & pears` gives `creme-brulee-and-pears`. Letters of other
 * alphabets are transliterated, or left out without a function for it; Korean and kana are romanized if the
 * title has no other letters. Short enough for a site's slug; may be empty.
 */
export function latinSlug(title: string, transliterate: Transliterate = () => ''): string {
  const slug = plainSlug(title, transliterate)
  return /[a-z]/.test(slug) ? slug : plainSlug(romanize(title), transliterate)
}

function plainSlug(title: string, transliterate: Transliterate): string {
  const bare = title
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’ьъ]/gu, '')
  return bare
    .replace(ALPHABETS, (letters) => transliterate(letters))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SITE_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
}
