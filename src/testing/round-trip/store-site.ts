import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { storageFor } from '@/media'
import { pendingName } from '@/media/storage/storage'
import { storePicture } from '@/media/store-picture'
import { mp4, webm } from '@/media/testing/videos'
import { readVideo } from '@/media/videos/read-video'
import { bytesSource } from '@/media/videos/video-source'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { designOf } from '@/src/server/sites/design/document'
import { getStoredSettings } from '@/src/server/sites/settings'
import { resolveLines } from '@/src/server/recipes/lines/resolve-lines'
import { createRecipe } from '@/src/server/recipes/write'
import { storedText } from '@/src/server/plain-fields'
import { payloadText } from '@/src/server/rich-text'
import { makeUser } from '@/src/testing/builders'
import type { AnySite } from './any-site'

/** Stores a generated site in an empty one, through the regular write paths. */
export async function storeAnySite(payload: Payload, siteId: string, site: AnySite): Promise<void> {
  const { parts } = site
  for (const picture of parts.pictures) await storeAnyPicture(payload, siteId, picture)
  for (const video of parts.videos) await storeAnyVideo(payload, siteId, video, parts.pictures)
  for (const term of parts.terms) await storeNamed(payload, 'terms', siteId, term)
  for (const piece of parts.equipment) await storeNamed(payload, 'equipment', siteId, piece)
  for (const theme of parts.colorThemes) {
    await insert(payload, 'color_themes', { ...snakeCased(theme), site_id: siteId })
  }
  for (const theme of parts.typeThemes) {
    await insert(payload, 'type_themes', { ...snakeCased(theme), site_id: siteId })
  }
  const recipes = await storeRecipes(payload, siteId, site.recipes)
  const idsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => recipes.get(slug) ?? [])
  for (const { recipes: slugs, ...collection } of site.collections) {
    const data = { ...collection, site: siteId, recipes: idsOf(slugs) }
    await payload.create({ collection: 'recipe-collections', data, depth: 0 })
  }
  for (const { content, ...letter } of site.letters) {
    const cards = content.map((block) =>
      block.type === 'recipe-card'
        ? { ...block, recipeId: recipes.get(block.recipeId) ?? block.recipeId }
        : block,
    )
    const data = { ...letter, content: storedText(cards), site: siteId }
    await payload.create({ collection: 'letters', data, depth: 0 })
  }
  for (const event of site.events) {
    await payload.create({ collection: 'events', data: { ...event, site: siteId }, depth: 0 })
  }
  for (const redirect of parts.redirects) {
    const data = { ...redirect, site: siteId }
    await payload.create({ collection: 'redirects', data, depth: 0 })
  }
  for (const { email, displayName, hasJoined, ...subscription } of parts.subscribers) {
    const { id: user } = await makeUser(payload, { email, displayName })
    const data = {
      ...subscription,
      ...(hasJoined ? { joinedAt: subscription.createdAt } : { givenName: displayName }),
      user,
      site: siteId,
      planType: 'free',
      status: 'active',
    } as const
    await payload.create({ collection: 'subscriptions', data, depth: 0 })
  }
  const { about, ...settings } = site.settings
  if (site.designDraft?.isEarlier === true) await storeDesignDraft(payload, siteId, site)
  await payload.update({
    collection: 'sites',
    id: siteId,
    data: {
      ...settings,
      about: about && about.length > 0 ? payloadText(lexicalFromDocument(about)) : null,
      colorTheme: site.colorTheme,
      typeTheme: site.typeTheme,
      featuredRecipes: idsOf(site.featuredRecipes),
    },
    depth: 0,
  })
  if (site.designDraft?.isEarlier === false) await storeDesignDraft(payload, siteId, site)
}

async function storeNamed(
  payload: Payload,
  table: 'terms' | 'equipment',
  siteId: string,
  { aliases, ...row }: { id: string; aliases: readonly string[] },
): Promise<void> {
  await insert(payload, table, { ...row, site_id: siteId })
  for (const [at, text] of aliases.entries()) {
    const alias = { order: at + 1, parent_id: row.id, path: 'aliases', text }
    await insert(payload, `${table}_texts`, alias)
  }
}

/** A draft of the current design, with the changes of the generated one. */
async function storeDesignDraft(
  payload: Payload,
  siteId: string,
  { designDraft }: AnySite,
): Promise<void> {
  if (!designDraft) return
  const settings = await getStoredSettings(payload, siteId)
  const base = designOf(settings)
  await payload.db.pool.query(
    `insert into site_designs (site_id, document, base, based_on)
      values ($1, $2::jsonb, $3::jsonb, $4::timestamptz)`,
    [
      siteId,
      JSON.stringify({ ...base, ...designDraft.change }),
      JSON.stringify(base),
      settings.updatedAt,
    ],
  )
}

async function storeRecipes(
  payload: Payload,
  siteId: string,
  recipes: AnySite['recipes'],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { write, source } of recipes) {
    const options = source ? { source } : {}
    const recipe = await resolveLines(payload, siteId, RecipeWrite.parse(write))
    ids.set(write.slug, await createRecipe(payload, siteId, recipe, options))
  }
  return ids
}

type AnyPicture = AnySite['parts']['pictures'][number]

async function storeAnyPicture(
  payload: Payload,
  siteId: string,
  { id, alt, name, ...look }: AnyPicture,
): Promise<void> {
  const stored = await storePicture(storageFor(payload.config.custom), await bytesOf(look))
  const { key, mimeType, filesize, width, height, lqip } = stored
  await insert(payload, 'images', {
    ...{ id, key, filename: key, alt, name, lqip, width, height, filesize },
    mime_type: mimeType,
    site_id: siteId,
  })
}

type AnyVideo = AnySite['parts']['videos'][number]

/** Stores a video as it is registered: without a camera's metadata. */
async function storeAnyVideo(
  payload: Payload,
  siteId: string,
  { id, kind, title, posterAt }: AnyVideo,
  pictures: readonly { id: string }[],
): Promise<void> {
  const storage = storageFor(payload.config.custom)
  const bytes = kind === 'mp4' ? mp4() : webm()
  const key = `${randomUUID()}.${kind}`
  const { type, overwrites } = await readVideo(bytesSource(bytes))
  await storage.write(pendingName(key), bytes, type)
  await storage.move(pendingName(key), key, { contentType: type, overwrites })
  await insert(payload, 'videos', {
    ...{ id, key, title, content_type: type, site_id: siteId },
    poster_id: posterAt === null ? null : (pictures[posterAt]?.id ?? null),
  })
}

async function bytesOf({ kind, colour, width }: Pick<AnyPicture, 'kind' | 'colour' | 'width'>) {
  if (kind === 'svg') {
    const rect = `<rect width="${width}" height="20" fill="${colour}"/>`
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20">${rect}</svg>`,
    )
  }
  const create = { width, height: 20, channels: 3, background: colour } as const
  return sharp({ create }).toFormat(kind).toBuffer()
}

const snakeCased = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )

/** A row as it is, under an id of our own: Payload gives its own ids. */
async function insert(payload: Payload, table: string, row: object): Promise<void> {
  const names = Object.keys(row)
  const columns = names.map((name) => `"${name}"`).join(', ')
  const places = names.map((_, at) => `$${at + 1}`).join(', ')
  await payload.db.pool.query(
    `insert into ${table} (${columns}) values (${places})`,
    Object.values(row),
  )
}
