/** Props of a screen: the site's slug, and the id of the entity that it shows. */
export type ScreenProps = { site: string; id: string }
