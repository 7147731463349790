import { PLATFORM } from './platform/platform-address'
import type { KitchenPath } from './shell/navigation/kitchen-path'
import { screen } from './shell/screen-code'
import type { Screen } from './shell/screen-code'

/**
 * The screens of a site by the part of the path after it, `/:id` for those of a record.
 */
export const SCREENS: Readonly<Record<string, Screen>> = {
  recipes: screen('Recipes', () => import('./recipes/recipes-screen')),
  'recipes/:id': screen('Recipe', () => import('./recipe/recipe-screen')),
  collections: screen('Collections', () => import('./collections/collections-screen')),
  'collections/:id': screen('Collection', () => import('./collections/collection-screen')),
  letters: screen('Letters', () => import('./letters/letters-screen')),
  'letters/:id': screen('Letter', () => import('./letters/letter-screen')),
  pictures: screen('Pictures', () => import('./pictures/pictures-screen')),
  plans: screen('Plans', () => import('./plans/plans-screen')),
  design: screen('Design', () => import('./design/design-screen')),
  'design/:id': screen('Design', () => import('./design/design-screen')),
  homepage: screen('Home page', () => import('./design/design-screen')),
  about: screen('About', () => import('./design/design-screen')),
  links: screen('Links', () => import('./design/design-screen')),
  start: screen('Set up', () => import('./first-run/start-screen')),
  import: screen('Import and export', () => import('./import/import-screen')),
  'import/:id': screen('Import', () => import('./import/one/one-import-screen')),
  settings: screen('Settings', () => import('./settings/settings-screen')),
  'settings/:id': screen('Settings', () => import('./settings/settings-screen')),
  events: screen('Events', () => import('./events/events-screen')),
  'events/:id': screen('Event', () => import('./events/event-screen')),
  redirects: screen('Redirects', () => import('./redirects/redirects-screen')),
  terms: screen('Categories and tags', () => import('./terms/terms-screen')),
  subscribers: screen('Subscribers', () => import('./subscribers/subscribers-screen')),
  'subscribers/:id': screen('Subscriber', () => import('./subscribers/subscriber-screen')),
  newsletter: screen('Newsletter', () => import('./newsletter/newsletter-screen')),
  'newsletter/:id': screen('Newsletter', () => import('./newsletter/send-screen')),
  bans: screen('Banned readers', () => import('./bans/bans-screen')),
  comments: screen('Comments', () => import('./comments/comments-screen')),
  segments: screen('Segments', () => import('./segments/segments-screen')),
  'automatic-letters': screen(
    'Automatic letters',
    () => import('./automatic-letters/automatic-letters-screen'),
  ),
  cooked: screen('Readers’ photos', () => import('./cooked/cooked-screen')),
  suppressions: screen('Suppressed addresses', () => import('./suppressions/suppressions-screen')),
  overview: screen('Overview', () => import('./overview/overview-screen')),
}

/** The screens of the whole platform, by the part of the path in place of a site's. */
const PLATFORM_SCREENS: Readonly<Record<string, Screen>> = {
  '': screen('Platform', () => import('./platform/platform-screen')),
  status: screen('Status', () => import('./platform/status-screen')),
}

/** The screen of a path; undefined if there is none. */
export function findScreen(path: KitchenPath | null): Screen | undefined {
  if (path === null || path.site === null) return undefined
  if (path.site === PLATFORM) return path.id === null ? PLATFORM_SCREENS[path.screen] : undefined
  return SCREENS[path.id === null ? path.screen : `${path.screen}/:id`]
}
