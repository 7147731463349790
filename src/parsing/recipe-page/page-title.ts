import { foldText } from '@/src/parsing/plain-text'
import type { PageDocument } from '@/src/parsing/recipe-page/page-document'
import { elementText } from '@/src/parsing/recipe-page/page-document'
import type { PageMeta } from '@/src/parsing/recipe-page/page-meta'

/** The title of a page: its main heading when the head agrees with it, else the head's title. */
export function pageTitle(page: PageDocument, meta: PageMeta): string {
  const told = meta.title ?? ''
  const headings = page.elements
    .filter((el) => el.name === 'h1')
    .map(elementText)
    .filter((text) => text && text.length < 160)
  const folded = foldText(told)
  const agreed = headings.find(
    (text) => folded.includes(foldText(text)) && foldText(text).length > 2,
  )
  return cleanTitle(
    agreed ??
      headings.find((text) => foldText(text) !== foldText(meta.siteName ?? '')) ??
      withoutSite(told),
  )
}

/** A title without the name of a namespace before it or a rating after it. */
export function cleanTitle(title: string): string {
  return title
    .replace(/^(?:cookbook|recipe|rezept|recette|receta|ricetta|recept)\s*:\s*/i, '')
    .replace(/\s*-?\s*\(\d(?:[.,]\d)?\s*\/\s*5\)\s*$/, '')
    .trim()
}

// "Apple Pie | The Site", "Apple Pie - Recipe - The Site".
function withoutSite(title: string): string {
  const [first] = title.split(/\s+[|–—·•»-]\s+/)
  return (first ?? title).trim()
}

/** True when two titles name the same thing, apart from what a site adds ("… Recipe"). */
export function sameTitle(a: string, b: string): boolean {
  const [x, y] = [core(a), core(b)]
  if (x.length < 3 || y.length < 3) return false
  return x === y || (Math.min(x.length, y.length) > 8 && (x.includes(y) || y.includes(x)))
}

function core(title: string): string {
  return foldText(
    title.toLowerCase().replace(/\b(?:recipe|rezept|recette|receta|ricetta|recept)\b/g, ''),
  )
}
