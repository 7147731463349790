import { isReservedSiteSlug, isSiteSlug } from './slug'

/** The address that a site with this slug would have: the account host's with the slug in front. */
export function siteAddress(accountOrigin: string, slug: string): string {
  const { protocol, host } = new URL(accountOrigin)
  return `${protocol}//${slug === '' ? '…' : slug}.${host}`
}

/** The error message of a slug before it is sent; null if it is valid. */
export function slugProblem(slug: string, taken: readonly string[]): string | null {
  if (slug === '') return null
  if (!isSiteSlug(slug)) return 'Use lower case letters, digits and single hyphens'
  if (isReservedSiteSlug(slug)) return 'This name is reserved'
  return taken.includes(slug) ? 'Already taken' : null
}
