import type { Payload } from 'payload'
import sharp from 'sharp'
import { storageFor } from '@/media'
import { pendingName } from '@/media/storage/storage'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import type { CallBody, CallQuery } from '@/src/contract/schemas'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { createLink } from '@/src/server/accounts/links'
import { addDomain } from '@/src/server/sites/domains/manage'
import { createUploadRequest } from '@/src/server/uploads/create-upload-request'
import { callApi } from '@/src/testing/call-api'
import type { ApiAnswer, CallOptions } from '@/src/testing/call-api'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'

/** Who asks for what: the caller, the site in the path, and the site whose objects are named. */
export type Target = {
  payload: Payload
  /** Null for nobody. */
  userId: string | null
  /** The site in the path. */
  site: TestSite
  /** Whose recipes, comments, pictures … are asked for: the same site, or another one. */
  objects: TestSite
}

/** What a call is filled with: names of its path beside `site`, its query and its body. */
export type ValidRequest<Name extends CallName = CallName> = {
  params?: Readonly<Record<string, string>>
  query?: CallQuery<Name>
  body?: CallBody<Name>
  /** A body that is no JSON. */
  form?: FormData
}

type Maker<Name extends CallName> = (
  target: Target,
) => ValidRequest<Name> | Promise<ValidRequest<Name>>

const nothing = () => ({})
const email = (): string => `${unique('reader')}@example.com`
/** Whoever calls; where nobody does, somebody who owns what is asked for. */
const whoever = ({ userId, objects }: Target): string => userId ?? objects.owner

/** A request for each call that succeeds for who may make it, with objects of its own each time. */
export const VALID_REQUESTS: { readonly [Name in CallName]: Maker<Name> } = {
  requestSignIn: () => ({ body: { email: email() } }),
  confirmSignIn: async ({ payload }) => ({ params: { tokenValue: await link(payload) } }),
  requestSignUp: () => ({ body: { email: email(), metadata: { campaign: 'jars' } } }),
  signOut: nothing,
  getCurrentUser: nothing,
  updateCurrentUser: () => ({ body: { displayName: 'Ada Berg', bio: 'Bakes.' } }),
  createSingleUseToken: nothing,
  describeSignInLink: async ({ payload }) => ({ body: { token: await link(payload) } }),
  listSessions: nothing,
  deleteSession: async (target) => ({ params: { id: await session(target) } }),
  deleteOtherSessions: nothing,
  createAdminSession: nothing,
  createEarlySignup: () => ({ body: { email: email() } }),
  listBookmarks: nothing,
  listSubscriptions: nothing,
  createCancellation: async (target) => ({ body: { subscriptionId: await subscription(target) } }),
  createBillingPortalSession: nothing,
  listManagedSites: nothing,
  createSite: () => ({ body: { title: 'A site', slug: unique('made') } }),
  getManagedSite: nothing,
  updateSite: ({ site }) => ({ body: { title: 'Renamed', slug: site.slug } }),
  listDomains: nothing,
  createDomain: async ({ payload, site }) => {
    await forgetDomains(payload, site.id)
    return { body: { domain: `${unique('table')}.example.com` } }
  },
  checkDomain: async (target) => ({ params: { id: await domain(target) } }),
  deleteDomain: async (target) => ({ params: { id: await domain(target) } }),
  getManagedGlobals: nothing,
  listSubscribers: nothing,
  getCurrentAppSubscription: nothing,
  createAppSubscription: () => ({ body: { plan: 'standard' } }),
  createAppBillingPortalSession: nothing,
  listManagedRecipes: nothing,
  createRecipe: async (target) => ({
    body: { title: 'Loaf', slug: unique('loaf'), images: [{ id: await image(target) }] },
  }),
  getManagedRecipe: async (target) => ({ params: { id: await draft(target) } }),
  updateRecipe: async (target) => ({
    params: { id: await draft(target) },
    body: { title: 'Loaf', slug: unique('loaf') },
  }),
  deleteRecipe: async (target) => ({ params: { id: await draft(target) } }),
  restoreRecipe: async (target) => ({ params: { id: await deleted(target) } }),
  publishRecipe: async (target) => ({ params: { id: await draft(target) }, body: {} }),
  unpublishRecipe: async (target) => ({ params: { id: await published(target) } }),
  listPublishedRecipes: nothing,
  parseRecipe: () => ({ body: { text: 'Loaf\n\nIngredients\n500 g flour\n\nMethod\nBake.' } }),
  parseIngredients: () => ({ body: { lines: ['500 g flour'] } }),
  createImageUpload: () => ({ body: { fileName: 'loaf.png', contentType: 'image/png' } }),
  createImage: async (target) => ({ body: { key: await uploadedKey(target) } }),
  listManagedCollections: nothing,
  createCollection: async (target) => ({
    body: { title: 'Loaves', slug: unique('loaves'), recipeIds: [await published(target)] },
  }),
  getManagedCollection: async (target) => ({ params: { id: (await collection(target)).id } }),
  updateCollection: async (target) => ({
    params: { id: (await collection(target)).id },
    body: { title: 'Loaves' },
  }),
  deleteCollection: async (target) => ({ params: { id: (await collection(target)).id } }),
  listHiddenComments: async (target) => ({ query: { recipeId: await published(target) } }),
  hideComment: async (target) => ({ params: { id: await comment(target) } }),
  unhideComment: async (target) => ({ params: { id: await comment(target, true) } }),
  listNewsletterSends: async (target) => ({ query: { recipeId: await published(target) } }),
  createNewsletterSend: async (target) => ({ body: { recipeId: await published(target) } }),
  listImports: nothing,
  createImport: () => ({ form: importForm() }),
  getImport: async (target) => ({ params: { id: await startedImport(target) } }),
  getImportReport: async (target) => ({ params: { id: await startedImport(target) } }),
  cancelImport: async (target) => ({ params: { id: await startedImport(target) } }),
  resumeImport: async (target) => ({
    params: { id: await startedImport(target, { status: 'canceled' }) },
  }),
  listImportRows: async (target) => ({ params: { id: await startedImport(target) } }),
  retryImportRow: async (target) => ({ params: { id: await failedRow(target) }, body: {} }),
  startImport: async (target) => ({
    params: { id: await startedImport(target, { status: 'done', dryRun: true }) },
  }),
  exportSite: nothing,
  requestSiteSignIn: () => ({ body: { email: email() } }),
  confirmSiteSignIn: async ({ payload }) => ({ params: { tokenValue: await link(payload) } }),
  requestSiteSignUp: () => ({ body: { email: email(), subscribe: true } }),
  getSiteCurrentUser: nothing,
  getSite: nothing,
  listRecipes: () => ({ query: { limit: 5 } }),
  getRecipe: async ({ payload, objects }) => ({
    params: { recipeSlug: (await makeRecipe(payload, objects.id)).slug },
  }),
  listFilters: nothing,
  listSearchSuggestions: () => ({ query: { query: 'so' } }),
  listCollections: nothing,
  getCollection: async (target) => ({
    params: { collectionSlug: (await collection(target)).slug },
  }),
  createBookmark: async (target) => ({ body: { recipeId: await published(target) } }),
  deleteBookmark: async (target) => ({ params: { recipeId: await published(target) } }),
  listComments: async (target) => ({ query: { recipeId: await published(target) } }),
  createComment: async (target) => ({
    body: { recipeId: await published(target), content: 'Rose well.' },
  }),
  deleteComment: async (target) => ({ params: { id: await comment(target) } }),
  createUpvote: async (target) => ({ body: { commentId: await comment(target) } }),
  deleteUpvote: async (target) => ({ params: { id: await comment(target) } }),
  createSubscription: () => ({ body: { plan: 'free', email: email() } }),
  getCheckoutSession: () => ({ params: { sessionId: 'cs_test_1' } }),
  getGlobals: nothing,
  listSiteSlugs: nothing,
  listSiteCollections: nothing,
  listSiteRecipes: nothing,
}

/** Makes a call with a request of `VALID_REQUESTS`, or another one. */
export function makeCall<Name extends CallName>(
  { payload, site }: Target,
  name: Name,
  { params, query, body, form }: ValidRequest<Name>,
  options: CallOptions = {},
): Promise<ApiAnswer> {
  const [method = '', path = ''] = CALLS[name].split(' ')
  const names: Readonly<Record<string, string>> = { site: site.slug, ...params }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(names[key] ?? ''),
  )
  const sent = form ?? body
  return callApi(payload, method, filled, {
    ...(query === undefined ? {} : { query: asTexts(query) }),
    ...(sent === undefined ? {} : { body: sent }),
    ...options,
  })
}

function asTexts(query: unknown): Record<string, string> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : []
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}

const published = async ({ payload, objects }: Target): Promise<string> =>
  (await makeRecipe(payload, objects.id)).id

const draft = async ({ payload, objects }: Target): Promise<string> =>
  (await makeRecipe(payload, objects.id, { publishedAt: null })).id

async function deleted(target: Target): Promise<string> {
  const id = await draft(target)
  const data = { deletedAt: new Date().toISOString() }
  await target.payload.update({ collection: 'recipes', id, data, depth: 0 })
  return id
}

async function collection({ payload, objects }: Target): Promise<{ id: string; slug: string }> {
  const slug = unique('jars')
  const data = { site: objects.id, title: 'Jars', slug }
  const { id } = await payload.create({ collection: 'recipe-collections', data, depth: 0 })
  return { id, slug }
}

async function comment(target: Target, isHidden = false): Promise<string> {
  const { payload, objects } = target
  const { id } = await payload.create({
    collection: 'comments',
    data: {
      site: objects.id,
      recipe: await published(target),
      user: whoever(target),
      hiddenAt: isHidden ? new Date().toISOString() : null,
    },
    depth: 0,
  })
  return id
}

/** A picture of a site, by nobody in particular. */
async function image({ payload, objects }: Target): Promise<string> {
  const data = { site: objects.id, key: unique('picture'), width: 8, height: 8 }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}

async function startedImport(
  { payload, objects }: Target,
  state: { status?: 'queued' | 'canceled' | 'done'; dryRun?: boolean } = {},
): Promise<string> {
  const counts = { total: 0, done: 0, created: 0, updated: 0, skipped: 0, failed: 0 }
  // Any file that is there will do: these are not run.
  const filePath = JSON.stringify(['package.json'])
  const job = { status: 'queued', filePath, ...state } as const
  const data = { site: objects.id, format: 'json', ...job, ...counts } as const
  return (await payload.create({ collection: 'imports', data, depth: 0 })).id
}

/** A row of an import that failed for want of a title, and still has none. */
async function failedRow(target: Target): Promise<string> {
  const { payload, objects } = target
  const data = {
    import: await startedImport(target, { status: 'done' }),
    site: objects.id,
    position: 1,
    name: 'posts.xml #1',
    outcome: 'failed',
    kept: { sourceKey: unique('row'), recipe: { ...emptyRecipe() } },
  } as const
  return (await payload.create({ collection: 'import-rows', data, depth: 0 })).id
}

/** A subscription of the caller's; of somebody else's when another site's objects are asked for. */
async function subscription(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const user = site === objects ? whoever(target) : (await makeUser(payload)).id
  const { id: elsewhere } = await makeSite(payload)
  const data = { user, site: elsewhere, planType: 'free', status: 'active' } as const
  return (await payload.create({ collection: 'subscriptions', data, depth: 0 })).id
}

/** A session of the caller's; of somebody else's when another site's objects are asked for. */
async function session(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const user = site === objects ? whoever(target) : (await makeUser(payload)).id
  const now = Date.now()
  const data = {
    user,
    purpose: 'api',
    tokenHash: unique('hash'),
    lastUsedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 60_000).toISOString(),
  } as const
  return (await payload.create({ collection: 'auth-sessions', data, depth: 0 })).id
}

async function domain({ payload, objects }: Target): Promise<string> {
  await forgetDomains(payload, objects.id)
  return (await addDomain(payload, objects.id, `${unique('table')}.example.com`)).id
}

/** A site has at most twenty, which are soon made when every role tries every call. */
async function forgetDomains(payload: Payload, siteId: string): Promise<void> {
  await payload.db.pool.query('delete from site_domains where _parent_id = $1', [siteId])
}

/** The key of a picture the caller has sent; of somebody else's when another's objects are asked for. */
async function uploadedKey(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const userId = site === objects ? whoever(target) : objects.owner
  const contentType = 'image/png'
  const { key } = await createUploadRequest(payload, { userId, contentType, fileName: 'a.png' })
  const pixels = { create: { width: 4, height: 4, channels: 3, background: '#a8324a' } } as const
  const bytes = await sharp(pixels).png().toBuffer()
  await storageFor(payload.config.custom).write(pendingName(key), bytes, contentType)
  return key
}

async function link(payload: Payload): Promise<string> {
  const user = await makeUser(payload)
  return createLink(payload, {
    purpose: 'sign-in',
    email: user.email,
    userId: user.id,
    siteId: null,
    subscribe: false,
    attribution: null,
    challenge: null,
    handoverTo: null,
  })
}

function importForm(): FormData {
  const form = new FormData()
  const recipe = { '@type': 'Recipe', name: 'Loaf', recipeIngredient: ['500 g flour'] }
  const type = 'application/json'
  form.set('file', new File([JSON.stringify([recipe])], 'recipes.json', { type }))
  return form
}
