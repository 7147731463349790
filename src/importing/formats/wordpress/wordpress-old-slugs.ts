import { pathOf } from '@/src/importing/imported-recipe'
import type { WordPressItem } from './wordpress-item'

/** Most earlier slugs of a post that are imported, the latest ones. */
const MOST_OLD_SLUGS = 20

/**
 * The paths that a post had under its earlier slugs, which WordPress keeps with it: its present path
 * with the slug in it replaced. None for a path that does not name the slug.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export function formerPathsOf({ link, slug, oldSlugs }: WordPressItem): string[] {
  const parts = (pathOf(link) ?? '').split('/')
  const at = parts.findLastIndex((part) => part.replace(/\.html?$/i, '') === slug)
  if (at === -1 || slug === null) return []
  const ending = (parts[at] ?? '').slice(slug.length)
  const known = new Set(oldSlugs.filter((old) => old !== slug && isOnePart(old)))
  return [...known]
    .slice(-MOST_OLD_SLUGS)
    .map((old) => parts.with(at, `${old}${ending}`).join('/'))
    .filter((path) => path.length <= 1000)
}

const isOnePart = (slug: string): boolean => slug !== '' && !/[/?#\\]/.test(slug)
