import { callAs, freshAddress } from '@/src/e2e/support/reader'
import type { OwnSite } from '@/src/e2e/support/own-site'
import type { Locator, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** A screen of the kitchen in the tour through all of them. */
export type Stop = {
  /** Its part of the address after the site. */
  at: string
  /** The element that every member of the site sees there. */
  shows: (page: Page) => Locator
  /** The element that only the owner sees there. */
  ofOwner?: (page: Page) => Locator
  /** The call that the screen loads, below `/manage/{site}`. */
  reads: string
  /** The call that it loads for the owner alone. */
  readsOfOwner?: string
}

const heading =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name })
const button =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true })
const textbox =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('textbox', { name, exact: true })
const design = { shows: button('Publish design'), reads: 'design' }

/** Creates a record of each kind with a screen, by the author of a site. */
async function makeRecords(page: Page, product: Running, { slug, author }: OwnSite) {
  const make = async (path: string, name: string, data: object): Promise<string> => {
    const to: [string, string] = ['POST', `/manage/${slug}/${path}`]
    const made = await callAs<Record<string, { id: string }>>(
      page.request,
      product,
      author,
      to,
      data,
    )
    return made[name]?.id ?? ''
  }
  const file = { '@type': 'Recipe', name: 'Loaf', recipeIngredient: ['500 g flour'] }
  const buffer = Buffer.from(JSON.stringify([file]))
  const multipart = { file: { name: 'recipes.json', mimeType: 'application/json', buffer } }
  const url = `${product.account}/api/v1/manage/${slug}/imports`
  const headers = { authorization: `Bearer ${author.authToken}` }
  const sent = await page.request.post(url, { headers, multipart })
  const { import: started } = (await sent.json()) as { import: { id: string } }
  const subscriber = { email: freshAddress(), plan: 'complimentary', until: null }
  const text = { type: 'paragraph', children: [{ text: 'Hello' }] }
  const letter = await make('letters', 'letter', { title: 'Hello', slug: 'hello', content: [text] })
  const madeSubscriber = await make('subscribers', 'subscriber', subscriber)
  return {
    letter,
    send: await make('newsletter-sends', 'newsletterSend', { letterId: letter }),
    collection: await make('collections', 'collection', { title: 'Loaves', slug: 'loaves' }),
    event: await make('events', 'event', { title: 'Fair', date: '2099-06-20T12:00:00.000Z' }),
    subscriber: madeSubscriber,
    import: started.id,
  }
}

/** The screens of a site. */
const OF_SITE: Readonly<Record<string, Stop>> = {
  recipes: { at: 'recipes', shows: heading(/^Recipes/), reads: 'recipes' },
  collections: { at: 'collections', shows: heading(/^Collections/), reads: 'collections' },
  pictures: { at: 'pictures', shows: heading('Pictures'), reads: 'pictures' },
  plans: {
    at: 'plans',
    shows: heading('Plans'),
    ofOwner: textbox('Monthly price'),
    reads: 'current-site',
    readsOfOwner: 'coupons',
  },
  design: { at: 'design', ...design },
  'design/:id': { at: 'design/colours', ...design },
  homepage: { at: 'homepage', ...design },
  about: { at: 'about', ...design },
  links: { at: 'links', ...design },
  start: { at: 'start', shows: heading(/^Set up/), reads: 'current-site' },
  import: {
    at: 'import',
    shows: heading('Import and export'),
    reads: 'imports',
  },
  settings: {
    at: 'settings',
    shows: heading('Settings'),
    ofOwner: (on) => on.getByRole('link', { name: 'Transfer or delete' }),
    reads: 'current-site',
    readsOfOwner: 'domains',
  },
  events: { at: 'events', shows: heading('Events'), reads: 'events' },
  redirects: { at: 'redirects', shows: heading('Redirects'), reads: 'redirects' },
  terms: { at: 'terms', shows: heading('Categories and tags'), reads: 'terms' },
  subscribers: {
    at: 'subscribers',
    shows: heading(/^Subscribers/),
    ofOwner: button('Add a subscriber'),
    reads: 'subscribers',
    readsOfOwner: 'revenue',
  },
  letters: { at: 'letters', shows: heading(/^Letters/), reads: 'letters' },
  newsletter: { at: 'newsletter', shows: heading(/^Newsletter/), reads: 'newsletter-sends' },
  bans: { at: 'bans', shows: heading(/^Banned readers/), reads: 'bans' },
  comments: { at: 'comments', shows: heading('Comments'), reads: 'comment-counts' },
  segments: { at: 'segments', shows: heading(/^Segments/), reads: 'segments' },
  'automatic-letters': {
    at: 'automatic-letters',
    shows: heading('Automatic letters'),
    reads: 'automatic-letters',
  },
  suppressions: {
    at: 'suppressions',
    shows: heading(/^Suppressed addresses/),
    reads: 'suppressions',
  },
  cooked: { at: 'cooked', shows: heading(/^Readers’ photos/), reads: 'cooked' },
  overview: {
    at: 'overview',
    shows: heading('Overview'),
    reads: 'current-site',
    readsOfOwner: 'figures/revenue',
  },
}

/** The screens of one record each. */
const ofRecords = (
  recipe: string,
  ids: Awaited<ReturnType<typeof makeRecords>>,
): Readonly<Record<string, Stop>> => ({
  'recipes/:id': {
    at: `recipes/${recipe}`,
    shows: heading('Edit recipe'),
    reads: `recipes/${recipe}/draft`,
  },
  'collections/:id': {
    at: `collections/${ids.collection}`,
    shows: heading('Edit collection'),
    reads: `collections/${ids.collection}`,
  },
  'letters/:id': {
    at: `letters/${ids.letter}`,
    shows: heading('Edit letter'),
    reads: `letters/${ids.letter}/draft`,
  },
  'newsletter/:id': {
    at: `newsletter/${ids.send}`,
    shows: heading('Hello'),
    reads: `newsletter-sends/${ids.send}`,
  },
  'import/:id': {
    at: `import/${ids.import}`,
    shows: heading('recipes.json'),
    reads: `imports/${ids.import}`,
  },
  'settings/:id': {
    at: 'settings/editors',
    shows: heading('Settings'),
    ofOwner: textbox('Invite an editor'),
    reads: 'current-site',
    readsOfOwner: 'editors',
  },
  'events/:id': {
    at: `events/${ids.event}`,
    shows: heading('Edit event'),
    reads: `events/${ids.event}`,
  },
  'subscribers/:id': {
    at: `subscribers/${ids.subscriber}`,
    shows: heading(/@example\.com/),
    ofOwner: button('Remove the subscriber'),
    reads: `subscribers/${ids.subscriber}`,
    readsOfOwner: `subscribers/${ids.subscriber}/payments`,
  },
})

/** The screens of the kitchen by their line in `src/kitchen/screens.ts`. */
export async function stopsOf(
  page: Page,
  product: Running,
  site: OwnSite,
): Promise<Readonly<Record<string, Stop>>> {
  const ids = await makeRecords(page, product, site)
  return { ...OF_SITE, ...ofRecords(site.recipes[0]?.id ?? '', ids) }
}

/** Navigates to a screen within the kitchen, as its links do. */
export const navigateTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), address)
