/** What a screen of a site is given: the site's slug, and the id of what it is about. */
export type ScreenProps = { site: string; id: string }
