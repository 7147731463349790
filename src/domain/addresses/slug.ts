/** Maximum length of a slug, in characters: that of WordPress, whose addresses imports preserve. */
export const MAX_SLUG_LENGTH = 200
/** A site's slug has to fit a label of a host name. */
export const MAX_SITE_SLUG_LENGTH = 63

/** A slug: lower case letters, digits and single hyphens between them. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Site slugs that would shadow a host or a route.
 * @see docs/product/sites-and-hosts.md#reserved-slugs
 */
const RESERVED_SITE_SLUGS: ReadonlySet<string> = new Set(
  `about abuse account accounts admin api app apps assets auth billing blog bookmarks cdn create
  dashboard dev docs feed ftp graphql health healthz help home host imap inbox kitchen localhost
  login logout mail media metrics mx news ns ns1 ns2 platform pop postmaster profile readyz root security
  sign-in sign-up site sites smtp static stats status subscriptions support test webmail webmaster
  www`.split(/\s+/),
)

/** Whether a text is a well-formed slug. */
export const isSlug = (value: string): boolean =>
  value.length <= MAX_SLUG_LENGTH && SLUG_PATTERN.test(value)

/** Whether a text is a well-formed slug of a site. */
export const isSiteSlug = (value: string): boolean =>
  value.length <= MAX_SITE_SLUG_LENGTH && isSlug(value)

/** Whether a site may have this slug. */
export const isReservedSiteSlug = (slug: string): boolean => RESERVED_SITE_SLUGS.has(slug)
