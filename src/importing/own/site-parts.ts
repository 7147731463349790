import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { CollectionCard } from '@/src/contract/recipe/collection'
import { CollectionRule } from '@/src/contract/recipe/collection-rule'
import { WRITTEN_COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import { fieldsShown, pickFields } from '@/src/contract/plain-fields'
import { PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { PublicSite, SiteEvent } from '@/src/contract/site/site'
import { EDITORS_SITE_FIELDS } from '@/src/contract/site/site-fields'
import { NonEmpty, Slug, WebAddress } from '@/src/contract/basics'
import { SiteUpdate, TimeZone } from '@/src/contract/site/site-settings'
import { REDIRECT_ORIGINS } from '@/src/domain/addresses/redirect-origin'
import { isOldPath, isRedirectTarget } from '@/src/domain/addresses/redirect-target'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { checkOwnCss } from '@/src/parsing/own-css/own-css'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { Seo } from '@/src/contract/seo'
import { keepPictures } from '@/src/domain/rich-text/pictures'
import { writableSeo } from '@/src/domain/writable-seo'
import type { SeoWrite } from '@/src/contract/seo'
import { columnTypes, columnValues } from '@/src/server/plain-fields'
import { SEO_COLUMN_TYPES, seoColumnValues } from '@/src/server/seo'
import { chosenMeasures, storedSettings } from '@/src/server/sites/stored'
import { replaceTexts } from '@/src/server/exporting/portable-id'
import { PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import type { StorePart } from '../import-row'
import { parseExported } from './parse-exported'
import { upgradeExportedSite } from './upgrade-export'
import { storeEvents } from './events'
import { isSiteInUse } from './site-in-use'
import { resolveThemes, ThemeTitles } from './themes'

const CREATED = { outcome: 'created' } as const

const Named = z.object({
  slug: Slug,
  title: NonEmpty,
  /** Not in older exports. */
  aliases: z.array(z.string()).default([]),
})
const Terms = z.object({
  terms: z.array(Named.extend({ kind: z.enum(TERM_KINDS) })),
  /** Not in older exports. */
  equipment: z.array(Named).default([]),
})

/** SQL to store those rows of `$1` that site `$2` lacks, with their aliases. */
const storeNamed = (table: 'terms' | 'equipment', key: string, types: string) => ({
  name: `own_import_${table}`,
  text: `with given as (
      select * from jsonb_to_recordset($1::jsonb) as t(${types}, title varchar, aliases jsonb)
    ), made as (
      insert into ${table} (${key}, title, site_id)
      select ${key}, title, $2::uuid from given
      on conflict do nothing returning id, ${key}
    )
    insert into ${table}_texts ("order", parent_id, path, text)
    select a.at, made.id, 'aliases', a.alias from made join given using (${key})
    cross join lateral jsonb_array_elements_text(given.aliases) with ordinality as a(alias, at)`,
})
const STORE_TERMS = storeNamed('terms', 'kind, slug', 'kind term_kind, slug varchar')
const STORE_EQUIPMENT = storeNamed('equipment', 'slug', 'slug varchar')

/** Stores the terms and equipment of an exported site. */
export const createTermsPart = (value: unknown): StorePart => {
  const { terms, equipment } = parseExported(Terms, value)
  return async ({ payload, siteId }) => {
    await rows(payload, STORE_TERMS, [JSON.stringify(terms), siteId])
    await rows(payload, STORE_EQUIPMENT, [JSON.stringify(equipment), siteId])
    return CREATED
  }
}

const Redirects = z.object({
  redirects: z.array(
    z.object({
      from: z.string().refine(isOldPath),
      to: z.string().refine(isRedirectTarget),
      /** Not in older exports. */
      origin: z.enum(REDIRECT_ORIGINS).nullable().default('import'),
    }),
  ),
})

/** Stores the redirects of an exported site. */
export const createRedirectsPart = (value: unknown): StorePart => {
  const { redirects } = parseExported(Redirects, value)
  return async ({ payload, siteId }) => {
    const text = `insert into redirects ("from", "to", origin, site_id)
      select "from", "to", origin, $2 from jsonb_to_recordset($1::jsonb)
        as t("from" varchar, "to" varchar, origin redirect_origin)
      on conflict (site_id, "from") do update
        set "to" = excluded."to", origin = excluded.origin`
    await rows(payload, { name: 'own_import_redirects', text }, [JSON.stringify(redirects), siteId])
    return CREATED
  }
}

/** The entry of a collection in an export. */
export const ExportedCollection = CollectionCard.omit({
  id: true,
  image: true,
  recipeCount: true,
}).extend({
  slug: Slug,
  title: NonEmpty,
  createdAt: z.iso.datetime(),
  image: z.object({ key: z.string() }).nullable(),
  recipeSlugs: z.array(z.string()),
  /** Not in older exports. */
  videoKey: z.string().nullable().default(null),
  rule: CollectionRule.nullable().default(null),
  seo: Seo.nullable().default(null),
})

const PLAIN = Object.keys({ ...columnTypes(WRITTEN_COLLECTION_FIELDS), ...SEO_COLUMN_TYPES })

const COLLECTION = {
  name: 'own_import_collection',
  text: `insert into recipe_collections (site_id, image_id, video_id, created_at, rule,
      ${PLAIN.join(', ')})
    values ($1, $2, $3, $4, $5::jsonb, ${PLAIN.map((_, at) => `$${at + 6}`).join(', ')})
    on conflict (site_id, slug) do update set image_id = excluded.image_id, updated_at = now(),
      video_id = excluded.video_id, rule = excluded.rule,
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

/** Converts search settings, whose picture is referenced by key, to the write format. */
async function localSeo(seo: Seo | null, image: Find): Promise<SeoWrite | null> {
  const write = writableSeo(seo)
  if (!write || !seo?.socialImage) return write
  return { ...write, socialImageId: await image(seo.socialImage.key) }
}

/** Stores a collection with its rule, or with its recipes in order. */
export const createCollectionPart =
  (collection: z.infer<typeof ExportedCollection>): StorePart =>
  async ({ payload, siteId, lookup }) => {
    const { createdAt, image, videoKey, recipeSlugs, rule } = collection
    const seo = await localSeo(collection.seo, lookup.imageId)
    const plain: Record<string, unknown> = {
      ...columnValues(WRITTEN_COLLECTION_FIELDS, collection),
      ...seoColumnValues(seo),
    }
    const imageId = image ? await lookup.imageId(image.key) : null
    const videoId = videoKey === null ? null : await lookup.videoId(videoKey)
    const isNew = await inTransaction(payload, async () => {
      const stored = rule && JSON.stringify(rule)
      const media = [imageId, videoId]
      const values = [siteId, ...media, createdAt, stored, ...PLAIN.map((column) => plain[column])]
      const row = await firstRow<{ id: string; isNew: boolean }>(payload, COLLECTION, values)
      await rows(payload, NO_MEMBERS, [row?.id])
      await rows(payload, MEMBERS, [row?.id, siteId, rule ? [] : recipeSlugs])
      return row?.isNew === true
    })
    return { outcome: isNew ? 'created' : 'updated' }
  }

const Event = SiteEvent.extend({
  title: NonEmpty,
  date: z.iso.datetime(),
  href: WebAddress.nullable(),
})
const Site = z.object({
  // Fields absent in older exports are empty.
  currentSite: z.preprocess(
    upgradeExportedSite,
    PublicSite.omit({ primaryDomain: true }).extend({
      events: z.array(Event),
      // An unknown time zone leaves the site's own unchanged.
      timeZone: TimeZone.optional().catch(undefined),
    }),
  ),
  featuredRecipeSlugs: z.array(z.string()),
  themeTitles: ThemeTitles,
  /** Not in older exports. */
  searchSynonyms: z.string().nullable().optional(),
})
type Site = z.infer<typeof Site>

/** Stores the settings of an exported site where the site has none of its own. */
export const createSitePart = (value: unknown): StorePart => {
  const exported = parseExported(Site, value)
  return async ({ payload, siteId, lookup }) => {
    if (await isSiteInUse(payload, siteId)) {
      return {
        outcome: 'skipped',
        message: 'The site already has recipes, so its settings were not changed.',
      }
    }
    const { themeTitles } = exported
    // Texts reference units and pictures by their ids in exports.
    const names = new Map(await lookup.units())
    const { about, aboutImages } = exported.currentSite
    for (const { id, key } of aboutImages) {
      const local = await lookup.imageId(key)
      if (local !== null) names.set(id, local)
    }
    const shown = { ...exported.currentSite, about: keepPictures(about, (id) => names.has(id)) }
    const currentSite = replaceTexts(shown, names)
    const site = { ...exported, currentSite }
    const settings = await settingsOf(site, lookup.imageId, lookup.recipeId)
    const themes = await resolveThemes(payload, siteId, { ...currentSite, themeTitles })
    const { title, events } = currentSite
    const { slug: _, ...stored } = storedSettings({ ...settings, title, slug: '' })
    const { css, problems } = checkOwnCss(stored.cssOverrides ?? '')
    const data = {
      ...stored,
      ...chosenMeasures(settings),
      ...themes,
      cssOverrides: css || null,
      socialMediaLinks: socialMediaLinks(currentSite),
    }
    await payload.update({ collection: 'sites', id: siteId, data, depth: 0, select: {} })
    await storeEvents(payload, siteId, events, lookup.imageId)
    const warnings = problems.map(
      ({ line, column, message }) =>
        `Left out of the style sheet, line ${line}, column ${column}: ${message}`,
    )
    return { outcome: 'updated', warnings }
  }
}

const SocialMediaLinks = z
  .array(z.object({ platform: z.enum(PUBLIC_SOCIAL_PLATFORMS), url: WebAddress }))
  .max(30)

/** Imported sites may have more platforms than authors can choose. */
const socialMediaLinks = ({ socialMediaLinks: links }: Site['currentSite']) =>
  parseExported(SocialMediaLinks, links).map((link) => ({ ...link, id: randomUUID() }))

type Find = (name: string) => Promise<string | null>

/** The imported fields; address and prices of the site stay unchanged. */
const IMPORTED_FIELDS = fieldsShown(EDITORS_SITE_FIELDS, 'public')

async function settingsOf(
  { currentSite: site, featuredRecipeSlugs, searchSynonyms }: Site,
  image: Find,
  recipe: Find,
) {
  const picture = (each: { key: string } | null) => (each ? image(each.key) : Promise.resolve(null))
  const featured = await Promise.all(featuredRecipeSlugs.map(recipe))
  const seo = await Promise.all(
    PAGE_SEO_NAMES.map(async (name) => [name, await localSeo(site[name], image)] as const),
  )
  const Settings = SiteUpdate.omit({ slug: true, updatedAt: true, socialMediaLinks: true })
  return parseExported(Settings, {
    ...pickFields(IMPORTED_FIELDS, { timeZone: undefined, ...site }),
    // Measures that were not chosen leave the site's own unchanged.
    ...(site.isMeasurementSystemChosen ? {} : { defaultMeasurementSystem: undefined }),
    ...(site.isTemperatureSystemChosen ? {} : { defaultTemperatureSystem: undefined }),
    searchSynonyms,
    featuredImageId: await picture(site.featuredImage),
    logoId: await picture(site.logo),
    logoOnDarkId: await picture(site.logoOnDark),
    iconId: await picture(site.icon),
    faviconId: await picture(site.favicon),
    ...Object.fromEntries(seo),
    featuredRecipeIds: featured.filter((id) => id !== null).slice(0, 5),
    homeSections: site.homeSections.map((row) => ({ ...row, id: randomUUID() })),
    headerLinks: site.headerLinks.map((link) => ({ ...link, id: randomUUID() })),
    links: site.links.map((link) => ({ ...link, id: randomUUID() })),
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
