/** The kitchen's counterpart of a page: a screen, or one record that is found by its slug. */
export type EditedPage = { screen: string } | { screen: 'recipes' | 'collections'; slug: string }

const SCREENS: Readonly<Record<string, string>> = {
  '': 'homepage',
  recipes: 'recipes',
  collections: 'collections',
  about: 'about',
  links: 'links',
  events: 'events',
  subscribe: 'plans',
}

/** Finds the kitchen's counterpart of the page at a path; the settings for pages without one. */
export function editedPage(pathname: string): EditedPage {
  const [name = '', slug] = pathname.split('/').filter((part) => part !== '')
  if (slug !== undefined && (name === 'recipes' || name === 'collections')) {
    return { screen: name, slug }
  }
  return { screen: SCREENS[name] ?? 'settings' }
}
