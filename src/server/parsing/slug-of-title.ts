import anyAscii from 'any-ascii'
import { romanize } from '@/src/domain/addresses/romanize'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'

/**
 * Creates a slug from a title in any script: where `slugFromTitle` finds no letter, transliterates Chinese
 * characters to their Mandarin readings (`红烧肉` gives `hong-shao-rou`), and Thai and other scripts to Latin
 * letters. Treats Japanese kanji as Chinese. Its tables are too large for browsers.
 * @see docs/product/import-and-export.md#slugs-of-imported-recipes
 */
export function slugOfTitle(title: string): string {
  const slug = slugFromTitle(title)
  return /[a-z]/.test(slug) ? slug : slugFromTitle(spelled(title)) || slug
}

const spelled = (title: string): string =>
  romanize(title.replace(/\p{Script=Han}/gu, (sign) => ` ${anyAscii(sign)} `)).replace(
    /[^\P{L}a-z][\p{L}\p{M}]*/gu,
    (letters) => anyAscii(letters),
  )
