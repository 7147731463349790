import type { PublicSite } from '@/src/contract/site/site'

/** The data of a page's frame, besides the site. */
export type SiteFrame = {
  /** Whether the site has a collection to show. */
  hasCollections: boolean
  /** Whether the site has a published letter. */
  hasLetters: boolean
  /** The lightness of the site's logo, 0 to 1; null when it is unknown. */
  logoTone: number | null
  /**
   * The suggestions of an empty search: ten at most.
   * @see docs/product/search.md#header-search
   */
  featured: readonly FoundRecipe[]
}

/** A recipe in the drop-down of the search. */
export type FoundRecipe = {
  id: string
  slug: string
  title: string
  image: { key: string; width: number; height: number; crop: FoundCrop | null } | null
}
type FoundCrop = { width: number; height: number; x: number; y: number }

type Linked = Pick<PublicSite, 'about' | 'links' | 'events'>

/** A page of the site in a navigation. */
export type SiteLink = { label: string; href: string }

/** The main pages, which are first in every navigation. */
export const mainLinks = (
  site: Linked,
  { hasCollections, hasLetters }: Pick<SiteFrame, 'hasCollections' | 'hasLetters'>,
): SiteLink[] => [
  { label: 'All Recipes', href: '/recipes' },
  ...(hasCollections ? [{ label: 'Collections', href: '/collections' }] : []),
  ...(hasLetters ? [{ label: 'Letters', href: '/letters' }] : []),
  ...(site.about.length > 0 ? [{ label: 'About', href: '/about' }] : []),
]

/**
 * The secondary pages, each only if the site has content for it.
 * @see docs/product/site-frame.md#header
 */
export const otherLinks = (site: Linked): SiteLink[] => [
  ...(site.events.length > 0 ? [{ label: 'Events', href: '/events' }] : []),
  ...(site.links.length > 0 ? [{ label: 'Links', href: '/links' }] : []),
]
