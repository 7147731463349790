import { getUrlPath } from '@/src/importing/imported-recipe'
import type { WordPressItem } from './wordpress-item'

/** Maximum number of imported former slugs of a post, the latest ones. */
const MAX_OLD_SLUGS = 20

/**
 * Lists the other paths of a post: by its number and under its earlier slugs.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export const listFormerPaths = (item: WordPressItem): string[] => [
  ...(/^\d+$/.test(item.id) ? [`/?p=${item.id}`] : []),
  ...(/^\d+$/.test(item.id) && item.type === 'page' ? [`/?page_id=${item.id}`] : []),
  ...pathsOfOldSlugs(item),
]

/** Replaces the slug in the current path; returns none if the path does not contain it. */
function pathsOfOldSlugs({ link, slug, oldSlugs }: WordPressItem): string[] {
  const parts = (getUrlPath(link) ?? '').split('/')
  const at = parts.findLastIndex((part) => part.replace(/\.html?$/i, '') === slug)
  if (at === -1 || slug === null) return []
  const ending = (parts[at] ?? '').slice(slug.length)
  const known = new Set(oldSlugs.filter((old) => old !== slug && isOnePart(old)))
  return [...known]
    .slice(-MAX_OLD_SLUGS)
    .map((old) => parts.with(at, `${old}${ending}`).join('/'))
    .filter((path) => path.length <= 1000)
}

const isOnePart = (slug: string): boolean => slug !== '' && !/[/?#\\]/.test(slug)
