import type { CallName } from '@/src/contract/calls'
import type { ManagedSite } from '@/src/contract/site/site'
import { kitchenAddress } from './navigation/kitchen-path'
import type { PlaceIconName } from './place-icon'

/** A place of a site in the kitchen. */
export type Place = {
  /** The part of its address after the site. */
  path: string
  label: string
  icon: PlaceIconName
  /** The call that a user must be allowed to make. */
  needs: CallName
  /** The names that other programs give it, by which the palette finds it. */
  keywords?: string
}

/** An entry of the rail: a place, or several below one name. */
export type Entry = { label: string; icon: PlaceIconName; places: readonly [Place, ...Place[]] }

const RECIPES: Place = {
  path: 'recipes',
  label: 'Recipes',
  icon: 'pan',
  needs: 'listManagedRecipes',
  keywords: 'posts articles dishes drafts content',
}
const COLLECTIONS: Place = {
  path: 'collections',
  label: 'Collections',
  icon: 'stack',
  needs: 'listManagedCollections',
  keywords: 'categories folders series groups albums lists playlists',
}
const LETTERS: Place = {
  path: 'letters',
  label: 'Letters',
  icon: 'email',
  needs: 'listManagedLetters',
  keywords: 'posts articles blog essays notes news updates journal writing drafts',
}
const NEWSLETTER: Place = {
  path: 'newsletter',
  label: 'Newsletter',
  icon: 'email',
  needs: 'listNewsletterSends',
  keywords: 'email mail campaign broadcast send issue',
}
const AUTOMATIC_LETTERS: Place = {
  path: 'automatic-letters',
  label: 'Automatic letters',
  icon: 'email',
  needs: 'listAutomaticLetters',
  keywords: 'welcome mail onboarding digest weekly drip automation autoresponder sequence',
}
const SUPPRESSIONS: Place = {
  path: 'suppressions',
  label: 'Suppressed addresses',
  icon: 'email',
  needs: 'listSuppressions',
  keywords: 'bounces complaints spam blocked blocklist unsubscribed opt-outs',
}
const SEGMENTS: Place = {
  path: 'segments',
  label: 'Segments',
  icon: 'person',
  needs: 'listSegments',
  keywords: 'groups tags filters lists audience cohorts targeting',
}
const SUBSCRIBERS: Place = {
  path: 'subscribers',
  label: 'Subscribers',
  icon: 'person',
  needs: 'listSubscribers',
  keywords: 'members readers audience customers followers list users contacts',
}
const COMMENTS: Place = {
  path: 'comments',
  label: 'Comments',
  icon: 'speech',
  needs: 'listManagedComments',
  keywords: 'moderation inbox discussion replies spam reviews reports approve waiting pending',
}
const BANS: Place = {
  path: 'bans',
  label: 'Banned readers',
  icon: 'person',
  needs: 'listBans',
  keywords: 'blocked users blocklist ip addresses trolls spammers mute',
}
const COOKED: Place = {
  path: 'cooked',
  label: 'Readers’ photos',
  icon: 'person',
  needs: 'listManagedCooked',
  keywords: 'cooked made it photos pictures moderation waiting reviews',
}
const PICTURES: Place = {
  path: 'pictures',
  label: 'Pictures',
  icon: 'stack',
  needs: 'listPictures',
  keywords: 'images photos media library files uploads gallery bin trash deleted',
}
const EVENTS: Place = {
  path: 'events',
  label: 'Events',
  icon: 'settings',
  needs: 'listEvents',
  keywords: 'calendar dates classes workshops tour',
}
const TERMS: Place = {
  path: 'terms',
  label: 'Categories and tags',
  icon: 'settings',
  needs: 'listTerms',
  keywords: 'terms taxonomy labels topics meals cuisines methods diets courses',
}
const REDIRECTS: Place = {
  path: 'redirects',
  label: 'Redirects',
  icon: 'settings',
  needs: 'listRedirects',
  keywords: 'old addresses links urls 301 forward moved 404',
}
const OVERVIEW: Place = {
  path: 'overview',
  label: 'Overview',
  icon: 'chart',
  needs: 'getManagedSite',
  keywords:
    'dashboard home stats statistics metrics figures numbers revenue income earnings reports analytics',
}
const IMPORT: Place = {
  path: 'import',
  label: 'Import and export',
  icon: 'inbox',
  needs: 'listImports',
  keywords:
    'bring in take out backup download upload migrate move transfer zip csv json archive wordpress ghost substack paprika',
}

const designPlace = (path: string, label: string, keywords: string): Place => ({
  path,
  label,
  icon: 'settings',
  needs: 'saveSiteDesign',
  keywords,
})

const SITE_PLACES = [
  designPlace('design', 'Design', 'appearance look theme customize customise style'),
  designPlace('homepage', 'Home page', 'homepage front landing start featured'),
  designPlace('about', 'About', 'about us bio biography profile author'),
  designPlace('links', 'Links', 'link in bio linktree affiliate'),
  EVENTS,
  {
    path: 'plans',
    label: 'Plans',
    icon: 'settings',
    needs: 'updateSite',
    keywords:
      'payments stripe price pricing coupons discount promo code subscriptions memberships tiers paywall trial billing money currency',
  },
  {
    path: 'settings',
    label: 'Settings',
    icon: 'settings',
    needs: 'updateSite',
    keywords: 'preferences options configuration general',
  },
] as const satisfies readonly Place[]

/**
 * The entries of the rail, in order.
 * @see docs/product/kitchen.md#frame
 */
export const ENTRIES: readonly Entry[] = [
  { label: 'Recipes', icon: 'pan', places: [RECIPES] },
  { label: 'Collections', icon: 'stack', places: [COLLECTIONS] },
  { label: 'Newsletter', icon: 'email', places: [NEWSLETTER, LETTERS, AUTOMATIC_LETTERS] },
  {
    label: 'Readers',
    icon: 'person',
    places: [SUBSCRIBERS, SEGMENTS, COMMENTS, COOKED, BANS, SUPPRESSIONS],
  },
  { label: 'Overview', icon: 'chart', places: [OVERVIEW] },
  { label: 'Site', icon: 'settings', places: [...SITE_PLACES, REDIRECTS, PICTURES, TERMS] },
  { label: 'Import and export', icon: 'inbox', places: [IMPORT] },
]

/** All places of a site. */
export const PLACES: readonly Place[] = ENTRIES.flatMap(({ places }) => places)

/** The address of a place. */
export const placeAddress = (place: Place, site: ManagedSite): string =>
  kitchenAddress(site.slug, place.path)

/** The entries with those of their places that a user may access; entries without any are omitted. */
export const entriesFor = (site: ManagedSite): Entry[] =>
  ENTRIES.flatMap((entry) => {
    const [first, ...others] = entry.places.filter(({ needs }) => site.allowedCalls.includes(needs))
    return first ? [{ ...entry, places: [first, ...others] }] : []
  })
