import { isLqip } from '@/src/domain/lqip'
import { isOldPath, isRedirectTarget } from '@/src/domain/redirect-target'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { storageFor } from '@/media'
import { preparePicture } from '@/media/prepare-picture'
import { CollectionCard } from '@/src/contract/collection'
import { WRITTEN_COLLECTION_FIELDS } from '@/src/contract/collection-fields'
import { emptyFields, fieldsShown, pickFields } from '@/src/contract/plain-fields'
import { PublicSite } from '@/src/contract/site'
import { EDITORS_SITE_FIELDS, PUBLIC_SITE_FIELDS } from '@/src/contract/site-fields'
import { SiteUpdate } from '@/src/contract/site-settings'
import { TERM_KINDS } from '@/src/domain/term-kind'
import { firstRow, inSqlTransaction, rows } from '@/src/server/database'
import { columnTypes, columnValues } from '@/src/server/plain-fields'
import { storedSettings } from '@/src/server/sites/stored'
import { ImportProblem } from '../import-problem'
import type { StorePart } from '../import-row'
import { readBytes } from '../source/content'
import type { SourceFile } from '../source/source-file'
import { ownImageKey } from './lookup'

const CREATED = { outcome: 'created' } as const

/** @throws ImportProblem for a part somebody has broken */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ImportProblem(
    `${parsed.error.issues[0]?.path.join('.') ?? ''}: this is not as it was exported.`,
  )
}

const Terms = z.object({
  terms: z.array(z.object({ kind: z.enum(TERM_KINDS), slug: z.string(), title: z.string() })),
})

/** The site's own terms. */
export const termsPart = (value: unknown): StorePart => {
  const { terms } = checked(Terms, value)
  return async ({ payload, siteId }) => {
    const text = `insert into terms (kind, slug, title, site_id)
      select kind, slug, title, $2 from jsonb_to_recordset($1::jsonb)
        as t(kind term_kind, slug varchar, title varchar)
      on conflict do nothing`
    await rows(payload, { name: 'own_import_terms', text }, [JSON.stringify(terms), siteId])
    return CREATED
  }
}

/** What an export says of a picture. */
export const ExportedImage = z.object({
  file: z.string(),
  alt: z.string().nullable(),
  lqip: z.string().nullable(),
})

/** A picture's original: looked at like any that is sent. */
export const imagePart =
  (image: z.infer<typeof ExportedImage>, file: SourceFile): StorePart =>
  async ({ payload, siteId }) => {
    const name = image.file.replace(/^.*\//, '')
    const key = ownImageKey(siteId, name)
    const picture = await preparePicture(await readBytes(file))
    await storageFor(payload.config.custom).write(key, picture.data, picture.mimeType)
    const lqip = isLqip(image.lqip ?? '') ? image.lqip : picture.lqip
    const text = `insert into images (key, filename, site_id, alt, lqip, mime_type, filesize, width, height)
      values ($1, $1, $2, $3, $4, $5, $6, $7, $8) on conflict (key) do nothing`
    const { mimeType, data, width, height } = picture
    const values = [key, siteId, image.alt, lqip, mimeType, data.length, width, height]
    await rows(payload, { name: 'own_import_image', text }, values)
    return CREATED
  }

const Redirects = z.object({
  redirects: z.array(
    z.object({ from: z.string().refine(isOldPath), to: z.string().refine(isRedirectTarget) }),
  ),
})

/** Old addresses and where they lead. */
export const redirectsPart = (value: unknown): StorePart => {
  const { redirects } = checked(Redirects, value)
  return async ({ payload, siteId }) => {
    const text = `insert into redirects ("from", "to", site_id)
      select "from", "to", $2 from jsonb_to_recordset($1::jsonb) as t("from" varchar, "to" varchar)
      on conflict (site_id, "from") do update set "to" = excluded."to"`
    await rows(payload, { name: 'own_import_redirects', text }, [JSON.stringify(redirects), siteId])
    return CREATED
  }
}

/** A collection as it is exported. */
export const ExportedCollection = CollectionCard.omit({
  id: true,
  image: true,
  recipeCount: true,
}).extend({
  createdAt: z.iso.datetime(),
  image: z.object({ key: z.string() }).nullable(),
  recipeSlugs: z.array(z.string()),
})

const PLAIN = Object.keys(columnTypes(WRITTEN_COLLECTION_FIELDS))

const COLLECTION = {
  name: 'own_import_collection',
  text: `insert into recipe_collections (site_id, image_id, created_at, ${PLAIN.join(', ')})
    values ($1, $2, $3, ${PLAIN.map((_, at) => `$${at + 4}`).join(', ')})
    on conflict (site_id, slug) do update set image_id = excluded.image_id, updated_at = now(),
      ${PLAIN.map((column) => `${column} = excluded.${column}`).join(', ')}
    returning id, xmax = 0 as "isNew"`,
}
const NO_MEMBERS = {
  name: 'own_import_no_members',
  text: `delete from recipe_collections_rels where parent_id = $1 and path = 'recipes'`,
}
const MEMBERS = {
  name: 'own_import_members',
  text: `insert into recipe_collections_rels ("order", parent_id, path, recipes_id)
    select row_number() over (order by s.at), $1, 'recipes', r.id
    from unnest($3::text[]) with ordinality as s(slug, at)
    join recipes r on r.site_id = $2 and r.slug = s.slug and r.deleted_at is null`,
}

/** A collection with its recipes in order. */
export const collectionPart =
  (collection: z.infer<typeof ExportedCollection>): StorePart =>
  async ({ payload, siteId, lookup }) => {
    const { createdAt, image, recipeSlugs } = collection
    const plain = columnValues(WRITTEN_COLLECTION_FIELDS, collection)
    const imageId = image ? await lookup.imageId(image.key) : null
    const isNew = await inSqlTransaction(payload, async (client) => {
      const values = [siteId, imageId, createdAt, ...PLAIN.map((column) => plain[column])]
      const [row] = (await client.query({ ...COLLECTION, values })).rows
      await client.query({ ...NO_MEMBERS, values: [row?.['id']] })
      await client.query({ ...MEMBERS, values: [row?.['id'], siteId, recipeSlugs] })
      return row?.['isNew'] === true
    })
    return { outcome: isNew ? 'created' : 'updated' }
  }

const EMPTY = emptyFields<PublicSite, keyof typeof PUBLIC_SITE_FIELDS>(PUBLIC_SITE_FIELDS)

const Site = z.object({
  // An export from before a field was added does not have it: the field is empty then.
  currentSite: z.preprocess(
    (site) => Object.assign({}, EMPTY, site),
    PublicSite.omit({ primaryDomain: true }),
  ),
  featuredRecipeSlugs: z.array(z.string()),
})
type Site = z.infer<typeof Site>

const HAS_MORE = {
  name: 'own_import_site_in_use',
  text: `select 1 from recipes where site_id = $1 and (source_key is null or not exists (
    select 1 from import_rows w where w.recipe_id = recipes.id)) limit 1`,
}

/** The site's settings: taken over where the site had nothing of its own before. */
export const sitePart = (value: unknown): StorePart => {
  const exported = checked(Site, value)
  return async ({ payload, siteId, lookup }) => {
    if (await firstRow(payload, HAS_MORE, [siteId])) {
      return { outcome: 'skipped', message: 'The site has recipes of its own: its settings stay.' }
    }
    const settings = await settingsOf(exported, lookup.imageId, lookup.recipeId)
    const themes = await themesOf(payload, siteId, exported.currentSite)
    const { title } = exported.currentSite
    const data = { ...storedSettings({ ...settings, title, slug: '' }), ...themes, title }
    const { slug: _, ...stored } = data
    await payload.update({ collection: 'sites', id: siteId, data: stored, depth: 0, select: {} })
    await storeEvents(payload, siteId, exported, lookup.imageId)
    return { outcome: 'updated' }
  }
}

type Find = (name: string) => Promise<string | null>

/** Where the site answers and what it costs stays its owner's. */
const IMPORTED_FIELDS = fieldsShown(EDITORS_SITE_FIELDS, 'public')

async function settingsOf(
  { currentSite: site, featuredRecipeSlugs }: Site,
  image: Find,
  recipe: Find,
) {
  const picture = (each: { key: string } | null) => (each ? image(each.key) : Promise.resolve(null))
  const featured = await Promise.all(featuredRecipeSlugs.map(recipe))
  const Settings = SiteUpdate.omit({ slug: true, updatedAt: true })
  return checked(Settings, {
    ...pickFields(IMPORTED_FIELDS, site),
    featuredImageId: await picture(site.featuredImage),
    logoId: await picture(site.logo),
    iconId: await picture(site.icon),
    faviconId: await picture(site.favicon),
    featuredRecipeIds: featured.filter((id) => id !== null).slice(0, 5),
    headerLinks: site.headerLinks.map((link) => ({ ...link, id: randomUUID() })),
    links: site.links.map((link) => ({ ...link, id: randomUUID() })),
    socialMediaLinks: site.socialMediaLinks.map((link) => ({ ...link, id: randomUUID() })),
    productLinks: await Promise.all(
      site.productLinks.map(async ({ productTitle, productImage, href }) => ({
        id: randomUUID(),
        productTitle,
        href,
        productImageId: await picture(productImage),
      })),
    ),
  })
}

type PayloadOf = Parameters<StorePart>[0]['payload']

/** Themes have no names in an export: the same colours and letters are the same theme. */
async function themesOf(payload: PayloadOf, siteId: string, site: Site['currentSite']) {
  const theme = async (
    collection: 'color-themes' | 'type-themes',
    values: Record<string, string | number>,
  ) => {
    const same = Object.entries(values).map(([name, value]) => ({ [name]: { equals: value } }))
    const ours = { or: [{ site: { exists: false } }, { site: { equals: siteId } }] }
    const found = await payload.find({
      collection,
      where: { and: [...same, ours] },
      limit: 1,
      pagination: false,
      depth: 0,
    })
    return found.docs[0]?.id ?? null
  }
  const color =
    (await theme('color-themes', site.colorTheme)) ??
    (
      await payload.create({
        collection: 'color-themes',
        data: { title: site.title, ...site.colorTheme, site: siteId },
        depth: 0,
      })
    ).id
  const type =
    (await theme('type-themes', site.typeTheme)) ??
    (
      await payload.create({
        collection: 'type-themes',
        data: { title: site.title, ...site.typeTheme, site: siteId },
        depth: 0,
      })
    ).id
  return { colorTheme: color, typeTheme: type }
}

const EVENT = {
  name: 'own_import_event',
  text: `insert into events (site_id, title, date, location, description, href, image_id)
    select $1, $2, $3::timestamptz, $4, $5, $6, $7::uuid where not exists (
      select 1 from events where site_id = $1 and title = $2 and date = $3::timestamptz)`,
}

async function storeEvents(
  payload: PayloadOf,
  siteId: string,
  { currentSite }: Site,
  image: Find,
): Promise<void> {
  for (const { title, date, location, description, href, image: picture } of currentSite.events) {
    const imageId = picture ? await image(picture.key) : null
    await rows(payload, EVENT, [siteId, title, date, location, description, href, imageId])
  }
}
