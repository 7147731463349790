/** Paths closed to robots: calls, signed links, and pages for signed-in users. */
const SITE_CLOSED = ['/api/', '/preview/', '/*?preview='] as const
const ACCOUNT_CLOSED = ['/api/', '/preview/', '/admin', '/kitchen'] as const

/** Google reads this much of a robots.txt, in bytes; what is beyond is lost on it. */
const MOST_BYTES = 500 * 1024

/** The `robots.txt` of a site: everything public is open, and where its map is. */
export const siteRobots = (origin: string): string => robots(SITE_CLOSED, [`${origin}/sitemap.xml`])

/**
 * Builds the `robots.txt` of the account host: its own sitemap, then those of its sites, up to the limit of
 * robots. Unlike a sitemap, it may name sitemaps of other hosts (sitemaps.org, Cross Submits).
 */
export const accountRobots = (origin: string, siteOrigins: readonly string[]): string =>
  robots(
    ACCOUNT_CLOSED,
    [origin, ...siteOrigins].map((each) => `${each}/sitemap.xml`),
  )

function robots(closed: readonly string[], maps: readonly string[]): string {
  let text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\n`
  for (const map of maps) {
    const line = `Sitemap: ${map}\n`
    if (text.length + line.length > MOST_BYTES) break
    text += line
  }
  return text
}
