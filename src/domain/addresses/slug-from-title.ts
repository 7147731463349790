import anyAscii from 'any-ascii'
import { latinSlug } from './latin-slug'
import { romanize } from './romanize'

/**
 * Creates a slug from a title in any script: `Борщ` gives `borshch`, `红烧肉` `hong-shao-rou` (Mandarin
 * readings, also of Japanese kanji). Chinese, Thai and Indian scripts are used only if the title has no other
 * letters. Empty for a title without any, such as an emoji. Browsers load its tables when they need them
 * (`lazy-slug.ts`).
 * @see docs/product/import-and-export.md#slugs-of-imported-recipes
 */
export function slugFromTitle(title: string): string {
  const slug = alphabeticSlug(title)
  return /[a-z]/.test(slug) ? slug : alphabeticSlug(transliterateAll(title)) || slug
}

/** Like `slugFromTitle`, without scripts in which different titles often share a slug, such as Chinese. */
export const alphabeticSlug = (title: string): string => latinSlug(title, anyAscii)

const transliterateAll = (title: string): string =>
  romanize(title.replace(/\p{Script=Han}/gu, (sign) => ` ${anyAscii(sign)} `)).replace(
    /[^\P{L}a-z][\p{L}\p{M}]*/gu,
    (letters) => anyAscii(letters),
  )
