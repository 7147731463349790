import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { storageFor } from '@/media'
import { pendingName } from '@/media/storage/storage'
import { mp4 } from '@/media/testing/videos'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { createLink } from '@/src/server/accounts/links'
import { writeExport } from '@/src/server/exporting/background/files'
import { exportToken } from '@/src/server/exporting/background/link'
import { addDomain } from '@/src/server/sites/domains/manage'
import { saveView } from '@/src/server/recipes/saved-views'
import { deletedTermProof } from '@/src/server/terms/delete'
import {
  createUploadAddress,
  createUploadRequest,
} from '@/src/server/uploads/create-upload-request'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'

import { callerOrOwner } from './target'
import type { Target } from './target'

/* Objects of a target, each created for one request. */

/** The email address of the caller, or of any user when signed out. */
export async function ownEmail(target: Target): Promise<string> {
  const id = callerOrOwner(target)
  return (await target.payload.findByID({ collection: 'users', id, depth: 0 })).email
}

export const published = async ({ payload, objects }: Target): Promise<string> =>
  (await makeRecipe(payload, objects.id)).id

export const draft = async ({ payload, objects }: Target): Promise<string> =>
  (await makeRecipe(payload, objects.id, { publishedAt: null })).id

export const storedPost = async ({ payload, objects }: Target): Promise<string> =>
  (await makeRecipe(payload, objects.id, { legacyRecipeData: { content: '<p>As it was</p>' } })).id

export async function deleted(target: Target): Promise<string> {
  const id = await draft(target)
  const data = { deletedAt: new Date().toISOString() }
  await target.payload.update({ collection: 'recipes', id, data, depth: 0 })
  return id
}

export async function collection({
  payload,
  objects,
}: Target): Promise<{ id: string; slug: string }> {
  const slug = unique('jars')
  const data = { site: objects.id, title: 'Jars', slug }
  const { id } = await payload.create({ collection: 'recipe-collections', data, depth: 0 })
  return { id, slug }
}

export async function term({ payload, objects }: Target): Promise<string> {
  const data = { kind: 'tag', title: unique('Tag'), slug: unique('tag'), site: objects.id } as const
  return (await payload.create({ collection: 'terms', data, depth: 0 })).id
}

export async function deletedTerm(target: Target): Promise<{ id: string; proof: string }> {
  const { payload, objects } = target
  const id = await term(target)
  await payload.delete({ collection: 'terms', id, depth: 0 })
  return { id, proof: deletedTermProof(payload, objects.id, id) }
}

export async function event({ payload, objects }: Target): Promise<string> {
  const data = { site: objects.id, title: 'Market day', date: '2026-06-20T12:00:00.000Z' }
  return (await payload.create({ collection: 'events', data, depth: 0 })).id
}

export async function redirect({ payload, objects }: Target): Promise<string> {
  const data = { site: objects.id, from: `/${unique('old')}`, to: '/recipes' }
  return (await payload.create({ collection: 'redirects', data, depth: 0 })).id
}

export async function comment(target: Target, isHidden = false): Promise<string> {
  const { payload, objects } = target
  const { id } = await payload.create({
    collection: 'comments',
    data: {
      site: objects.id,
      recipe: await published(target),
      user: callerOrOwner(target),
      status: isHidden ? 'hidden' : 'published',
    },
    depth: 0,
  })
  return id
}

/** A picture of a site, without a particular uploader. */
export async function image({ payload, objects }: Target): Promise<string> {
  const data = { site: objects.id, key: unique('picture'), width: 8, height: 8 }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}

export async function startedImport(
  { payload, objects }: Target,
  state: { status?: 'queued' | 'canceled' | 'done'; dryRun?: boolean } = {},
): Promise<string> {
  const counts = { total: 0, done: 0, created: 0, updated: 0, skipped: 0, failed: 0 }
  // Any existing file will do: these imports do not run.
  const filePath = JSON.stringify(['package.json'])
  const job = { status: 'queued', filePath, ...state } as const
  const data = { site: objects.id, format: 'json', ...job, ...counts } as const
  return (await payload.create({ collection: 'imports', data, depth: 0 })).id
}

/** A job that has just ended. */
export async function bulkJob(target: Target): Promise<string> {
  const { payload, objects } = target
  const now = new Date().toISOString()
  const data = {
    site: objects.id,
    user: callerOrOwner(target),
    action: 'lock',
    status: 'done',
    finishedAt: now,
  } as const
  return (await payload.create({ collection: 'bulk-jobs', data, depth: 0 })).id
}

/** A row of an import that failed because it has no title. */
export async function failedRow(target: Target): Promise<string> {
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

/** A user's subscription to the site. */
export async function subscriber({ payload, objects }: Target): Promise<string> {
  const { id: user } = await makeUser(payload)
  const data = { user, site: objects.id, planType: 'free', status: 'active' } as const
  return (await payload.create({ collection: 'subscriptions', data, depth: 0 })).id
}

/** A subscriber that an author of the site has just removed. */
export async function removedSubscriber(target: Target): Promise<string> {
  const id = await subscriber(target)
  await target.payload.db.pool.query(
    `update subscriptions set status = 'canceled', removed_at = now(), updated_at = now()
      where id = $1`,
    [id],
  )
  return id
}

/** A subscription of the caller's; of another user's when another site's objects are requested. */
export async function subscription(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const user = site === objects ? callerOrOwner(target) : (await makeUser(payload)).id
  const { id: elsewhere } = await makeSite(payload)
  const data = { user, site: elsewhere, planType: 'free', status: 'active' } as const
  return (await payload.create({ collection: 'subscriptions', data, depth: 0 })).id
}

/** A session of the caller's; of another user's when another site's objects are requested. */
export async function session(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const user = site === objects ? callerOrOwner(target) : (await makeUser(payload)).id
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

export async function domain({ payload, objects }: Target): Promise<string> {
  await deleteDomains(payload, objects.id)
  return (await addDomain(payload, objects.id, `${unique('table')}.example.com`)).id
}

/** An active domain, as if our check had found its record. */
export async function activeDomain(target: Target): Promise<string> {
  const id = await domain(target)
  const text = 'update site_domains set verified_at = now() where id = $1'
  await target.payload.db.pool.query(text, [id])
  return id
}

/** Deletes the domains of a site: it may have twenty at most, and every role tries every call. */
export async function deleteDomains(payload: Payload, siteId: string): Promise<void> {
  await payload.db.pool.query('delete from site_domains where _parent_id = $1', [siteId])
}

/**
 * The key of a picture that the caller has uploaded; another user's when another site's objects are
 * requested.
 */
export async function uploadedKey(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const userId = site === objects ? callerOrOwner(target) : objects.owner
  const contentType = 'image/png'
  const { key } = await createUploadRequest(payload, { userId, contentType, fileName: 'a.png' })
  const pixels = { create: { width: 4, height: 4, channels: 3, background: '#a8324a' } } as const
  const bytes = await sharp(pixels).png().toBuffer()
  await storageFor(payload.config.custom).write(pendingName(key), bytes, contentType)
  return key
}

/** The key of an uploaded video; its owner is that of `uploadedKey`. */
export async function uploadedVideo({ payload, userId, site, objects }: Target): Promise<string> {
  const user = site === objects ? (userId ?? objects.owner) : objects.owner
  const { key } = await createUploadAddress(payload, user, 'video/mp4')
  await storageFor(payload.config.custom).write(pendingName(key), mp4(), 'video/mp4')
  return key
}

export async function link(payload: Payload): Promise<string> {
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

export function importForm(): FormData {
  const form = new FormData()
  const recipe = { '@type': 'Recipe', name: 'Loaf', recipeIngredient: ['500 g flour'] }
  const type = 'application/json'
  form.set('file', new File([JSON.stringify([recipe])], 'recipes.json', { type }))
  return form
}

export async function savedView(target: Target): Promise<string> {
  const owner = { siteId: target.objects.id, userId: callerOrOwner(target) }
  const { id } = await saveView(target.payload, owner, { name: unique('view'), search: '' })
  return id
}

/** Deletes unfinished exports, so that another one can be requested. */
export async function deleteExports({ payload, objects }: Target): Promise<void> {
  await payload.delete({ collection: 'site-exports', where: { site: { equals: objects.id } } })
}

/** The token of a finished export. */
export async function storedExport({ payload, objects }: Target): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const counts = { total: 1, done: 1, bytes: 3 }
  const data = {
    site: objects.id,
    user: objects.owner,
    status: 'done' as const,
    expiresAt,
    ...counts,
  }
  const { id } = await payload.create({ collection: 'site-exports', data, depth: 0 })
  await writeExport(payload, id, Readable.from([Buffer.from('zip')]))
  return exportToken(payload, id)
}
