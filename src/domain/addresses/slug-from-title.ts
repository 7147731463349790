import transliterate from '@sindresorhus/transliterate'
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

/**
 * Generates a slug from a title: `Crème brûlée & pears` gives `creme-brulee-and-pears`, `Борщ` gives
 * `borsch`. Other alphabets are romanized, Korean and kana only if the title has no other letters; Chinese
 * characters and Thai are not, so it may be empty. It is short enough for a site, too.
 */
export function slugFromTitle(title: string): string {
  const slug = plainSlug(title)
  return /[a-z]/.test(slug) ? slug : plainSlug(romanize(title))
}

function plainSlug(title: string): string {
  const bare = title
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’ьъ]/gu, '')
  // Letters alone: it takes away marks such as ·, which part words.
  return bare
    .replace(/[^\P{L}a-z]+/gu, (letters) => transliterate(letters))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SITE_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
}
