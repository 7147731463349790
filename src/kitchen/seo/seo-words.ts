/** Title of the section of search and social fields, in an editor or the settings. */
export const SEO_TITLE = 'Search and social'

/** The names that other programs give it. */
export const SEO_KEYWORDS =
  'seo meta title description og open graph twitter card search title social title picture image sharing share google snippet keywords'
