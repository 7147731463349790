import type { DataFromCollectionSlug, Payload } from 'payload'
import type { CollectionSlug } from '@/access/policy'
import { makeRecipe, makeSite, makeUser, unique } from './builders'
import type { People } from './roles'

export type Data = Record<string, unknown>

const COLORS = Object.fromEntries(
  'Text Accent Subdued Overlay Background Panel Emphasis Outline'
    .split(' ')
    .map((name) => [`color${name}`, name === 'Text' ? '#ffffff' : '#336699']),
)
const HOUR = new Date(Date.now() + 3_600_000).toISOString()
const SITE = {
  title: 'Site',
  template: 'journal',
  headerLayout: 'left',
  themeStyle: 'accent',
  currency: 'USD',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
}
const FONTS = {
  displayFontFamily: 'Inter',
  displayFontNormalWeight: 400,
  displayFontBoldWeight: 700,
  narrativeFontFamily: 'Inter',
  narrativeFontNormalWeight: 400,
  narrativeFontBoldWeight: 700,
}
const SENDING = {
  kind: 'recipe',
  audience: 'everyone',
  status: 'queued',
  total: 0,
  sent: 0,
  deferred: 0,
  bounced: 0,
  complained: 0,
  skipped: 0,
  failed: 0,
  repeated: 0,
}
const COUNTS = { total: 0, done: 0, created: 0, updated: 0, skipped: 0, failed: 0 }
const METHODS = {
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
}
const OF_USERS = { collection: 'users' } as const
const catalogued = (): Data => ({ title: 'Thing', slug: unique('thing') })

/**
 * Documents of every collection, of the site where possible and never the caller's own: the data to write
 * one, and one created directly, without validation.
 */
export class Documents {
  constructor(
    private readonly payload: Payload,
    private readonly people: People,
  ) {}

  /** Valid data for a new document. */
  async data(slug: CollectionSlug): Promise<Data> {
    return this.#data[slug]()
  }

  /** Makes one, with some of its fields as given; gives its id. */
  async make(slug: CollectionSlug, fields: Data = {}): Promise<string> {
    const data: unknown = { ...this.#owned(slug, await this.data(slug)), ...fields }
    // One type represents all: the database checks the fields of each collection.
    const { id } = await this.payload.create({
      collection: slug as 'recipes',
      data: data as DataFromCollectionSlug<'recipes'>,
      depth: 0,
      // Preferences belong to their creator.
      ...(slug === 'payload-preferences'
        ? { user: { ...(await makeUser(this.payload)), ...OF_USERS } }
        : {}),
    })
    return id
  }

  /** A separate site of the same author and editor, so that it may be deleted. */
  #owned(slug: CollectionSlug, data: Data): Data {
    const { site, ids } = this.people
    return slug === 'sites' ? { ...data, owner: site.owner, editors: [ids.editor] } : data
  }

  readonly #site = () => this.people.site.id
  readonly #recipe = async () => (await makeRecipe(this.payload, this.#site())).id
  readonly #user = async () => (await makeUser(this.payload)).id

  readonly #data: Readonly<Record<CollectionSlug, () => Data | Promise<Data>>> = {
    recipes: () => ({ site: this.#site(), title: 'Loaf', slug: unique('loaf') }),
    'recipe-collections': () => ({ site: this.#site(), title: 'Jars', slug: unique('jars') }),
    events: () => ({ site: this.#site(), title: 'Market', date: HOUR }),
    letters: () => ({ site: this.#site(), title: 'Spring', slug: unique('spring') }),
    redirects: () => ({ site: this.#site(), from: `/${unique('old')}`, to: '/' }),
    images: () => ({ site: this.#site(), key: unique('picture') }),
    videos: () => ({ site: this.#site(), key: unique('video'), contentType: 'video/mp4' }),
    sites: async () => ({ ...SITE, slug: unique('site'), owner: await this.#user() }),
    terms: () => ({ site: this.#site(), kind: 'tag', title: 'Jar', slug: unique('jar') }),
    'color-themes': () => ({ site: this.#site(), title: 'Ink', ...COLORS }),
    'type-themes': () => ({ site: this.#site(), title: 'Sans', ...FONTS }),
    comments: async () => ({
      site: this.#site(),
      recipe: await this.#recipe(),
      user: await this.#user(),
    }),
    subscriptions: async () => ({
      site: this.#site(),
      user: await this.#user(),
      planType: 'free',
      status: 'active',
    }),
    'newsletter-sends': async () => ({
      site: this.#site(),
      recipe: await this.#recipe(),
      ...SENDING,
    }),
    imports: () => ({ site: this.#site(), format: 'json', status: 'queued', ...COUNTS }),
    'import-rows': async () => ({
      site: this.#site(),
      import: await this.make('imports'),
      position: 1,
      outcome: 'created',
    }),
    'import-pictures': async () => ({
      site: this.#site(),
      import: await this.make('imports'),
      recipe: await this.#recipe(),
      source: 'https://example.com/loaf.jpg',
      place: 'images',
      position: 0,
      status: 'waiting',
    }),
    'bulk-jobs': async () => ({
      site: this.#site(),
      user: await this.#user(),
      action: 'lock',
      status: 'done',
    }),
    'bulk-job-rows': async () => ({ job: await this.make('bulk-jobs'), position: 1 }),
    'site-exports': async () => ({
      site: this.#site(),
      user: await this.#user(),
      status: 'done',
      ...{ total: 1, done: 1, bytes: 3 },
    }),
    'failed-jobs': () => ({ queue: 'bulk', site: this.#site(), message: 'Failed', attempts: 5 }),
    ingredients: () => ({ ...catalogued(), ...METHODS }),
    units: () => ({ ...catalogued(), pluralTitle: 'Things', system: 'any', kind: 'count' }),
    equipment: () => ({ site: this.#site(), ...catalogued() }),
    users: () => ({ email: `${unique('person')}@example.com` }),
    'auth-sessions': async () => ({
      user: await this.#user(),
      tokenHash: unique('hash'),
      purpose: 'api',
      lastUsedAt: HOUR,
      expiresAt: HOUR,
    }),
    'early-signups': () => ({ email: `${unique('early')}@example.com` }),
    // One a site.
    'app-subscriptions': async () => ({
      site: (await makeSite(this.payload, { owner: this.people.site.owner })).id,
      plan: 'standard',
      status: 'active',
    }),
    bookmarks: async () => ({
      site: this.#site(),
      recipe: await this.#recipe(),
      user: await this.#user(),
    }),
    'comment-upvotes': async () => ({
      comment: await this.make('comments'),
      user: await this.#user(),
    }),
    'sign-in-tokens': () => ({
      tokenHash: unique('hash'),
      purpose: 'sign-in',
      email: 'a@example.com',
      expiresAt: HOUR,
    }),
    'rate-limits': () => ({ key: unique('key'), windowStart: HOUR, attempts: 1 }),
    'idempotency-keys': () => ({ key: unique('key'), fingerprint: 'none' }),
    'payload-locked-documents': async () => ({
      document: { relationTo: 'recipes', value: await this.#recipe() },
      user: { relationTo: 'users', value: await this.#user() },
    }),
    'payload-preferences': () => ({ key: unique('list'), value: { limit: 10 } }),
    'payload-migrations': () => ({ name: unique('migration'), batch: 1 }),
    'payload-kv': () => ({ key: unique('key'), data: { any: 'thing' } }),
  }
}
