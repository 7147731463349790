import anyAscii from 'any-ascii'
import { romanize } from '@/src/domain/addresses/romanize'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'

/**
 * A slug made of a title in any script: where `slugFromTitle` finds no letter, Chinese characters
 * become their Mandarin readings, one by one (`红烧肉` gives `hong-shao-rou`), and letters of Thai and
 * other scripts Latin ones. Japanese kanji are read as Chinese. Its tables are too large for browsers.
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
