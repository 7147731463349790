import type { CallName } from '@/src/contract/calls'
import type { ManagedSite } from '@/src/contract/site/site'
import { kitchenAddress } from './navigation/kitchen-path'
import type { PlaceIconName } from './place-icon'

/** A place of a site in the kitchen: a screen of ours, or the page that has it today. */
export type Place = {
  /** The part of its address after the site. */
  path: string
  label: string
  icon: PlaceIconName
  /** The page that has it today, while it has no screen of ours. */
  today?: (site: ManagedSite) => string
  /** The call that a user must be allowed to make. */
  needs: CallName
}

/** An entry of the rail: a place, or several below one name. */
export type Entry = { label: string; icon: PlaceIconName; places: readonly [Place, ...Place[]] }

/** A list of Payload admin with the documents of one site. */
const adminList =
  (collection: string) =>
  (site: ManagedSite): string =>
    `/admin/collections/${collection}?where[or][0][and][0][site][equals]=${site.id}`

const RECIPES: Place = {
  path: 'recipes',
  label: 'Recipes',
  icon: 'pan',
  needs: 'listManagedRecipes',
}
const COLLECTIONS: Place = {
  path: 'collections',
  label: 'Collections',
  icon: 'stack',
  needs: 'listManagedCollections',
}
const NEWSLETTER: Place = {
  path: 'newsletter',
  label: 'Newsletter',
  icon: 'email',
  today: adminList('newsletter-sends'),
  needs: 'listNewsletterSends',
}
const SUBSCRIBERS: Place = {
  path: 'subscribers',
  label: 'Subscribers',
  icon: 'person',
  needs: 'listSubscribers',
}
const COMMENTS: Place = {
  path: 'comments',
  label: 'Comments',
  icon: 'speech',
  today: adminList('comments'),
  needs: 'listHiddenComments',
}
const PICTURES: Place = {
  path: 'pictures',
  label: 'Pictures',
  icon: 'stack',
  needs: 'listPictures',
}
const EVENTS: Place = { path: 'events', label: 'Events', icon: 'settings', needs: 'listEvents' }
const REDIRECTS: Place = {
  path: 'redirects',
  label: 'Redirects',
  icon: 'settings',
  needs: 'listRedirects',
}
const OVERVIEW: Place = {
  path: 'overview',
  label: 'Overview',
  icon: 'chart',
  needs: 'getManagedSite',
}
const BRING_IN: Place = {
  path: 'import',
  label: 'Bring in',
  icon: 'inbox',
  needs: 'listImports',
}

const ofDesign = (path: string, label: string): Place => ({
  path,
  label,
  icon: 'settings',
  needs: 'saveSiteDesign',
})

const SITE_PLACES = [
  ofDesign('design', 'Design'),
  ofDesign('homepage', 'Home page'),
  ofDesign('about', 'About'),
  ofDesign('links', 'Links'),
  EVENTS,
  { path: 'plans', label: 'Plans', icon: 'settings', needs: 'updateSite' },
  { path: 'settings', label: 'Settings', icon: 'settings', needs: 'updateSite' },
] as const satisfies readonly Place[]

/**
 * The entries of the rail, in order.
 * @see docs/product/kitchen.md#frame
 */
export const ENTRIES: readonly Entry[] = [
  { label: 'Recipes', icon: 'pan', places: [RECIPES] },
  { label: 'Collections', icon: 'stack', places: [COLLECTIONS] },
  { label: 'Newsletter', icon: 'email', places: [NEWSLETTER] },
  { label: 'Readers', icon: 'person', places: [SUBSCRIBERS, COMMENTS] },
  { label: 'Overview', icon: 'chart', places: [OVERVIEW] },
  { label: 'Site', icon: 'settings', places: [...SITE_PLACES, REDIRECTS, PICTURES] },
  { label: 'Bring in', icon: 'inbox', places: [BRING_IN] },
]

/** All places of a site. */
export const PLACES: readonly Place[] = ENTRIES.flatMap(({ places }) => places)

/** The current address of a place: a screen of the kitchen, or the page that replaces it today. */
export const placeAddress = (place: Place, site: ManagedSite): string =>
  place.today?.(site) ?? kitchenAddress(site.slug, place.path)

/** The entries with those of their places that a person may use; without any, none. */
export const entriesFor = (site: ManagedSite): Entry[] =>
  ENTRIES.flatMap((entry) => {
    const [first, ...others] = entry.places.filter(({ needs }) => site.allowedCalls.includes(needs))
    return first ? [{ ...entry, places: [first, ...others] }] : []
  })
