import type { Payload } from 'payload'
import { siteOrigin } from '@/src/domain/deployment'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { slugFromTitle } from '@/src/domain/slug'
import { deploymentOf } from '@/src/server/deployment'
import { createRecipe } from '@/src/server/recipes/write'
import type { Site } from '@/payload-types'
import type { DemoSite } from '../demo/demo-content'
import type { DemoLook } from '../demo/looks'
import { documentFromMarkup } from '../markup'
import type { CatalogueIds } from './catalogue-ids'
import { storeComments } from './comments'
import { demoEmail, storeSubscriptions } from './people'
import type { DemoPeople } from './people'
import { storeDemoMark, storeDemoPicture } from './pictures'
import { writeFromDemo } from './recipe'

const DAY = 86_400_000

/** What all demo sites share while they are stored. */
export type SeedContext = { payload: Payload; ids: CatalogueIds; people: DemoPeople; now: number }

/** Stores a demo site whole: its owner, look, recipes, collections, events, readers and comments. */
export async function storeDemoSite(
  context: SeedContext,
  site: DemoSite,
  look: DemoLook,
): Promise<void> {
  const { payload, people } = context
  const ownerId = await storeOwner(payload, site)
  const siteId = await storeSite(payload, site, look, ownerId, people.editor)
  const recipeIds = await storeRecipes(context, site, siteId, ownerId)
  await storeCollections(context, site, siteId, recipeIds)
  await storeEvents(context, site, siteId)
  await storeSubscriptions(payload, { id: siteId, slug: site.slug }, people, look.prices)
  await payload.update({
    collection: 'sites',
    id: siteId,
    data: {
      ...(await sitePictures(payload, site, siteId)),
      featuredRecipes: site.featuredRecipes.flatMap((slug) => recipeIds.get(slug) ?? []),
    },
    depth: 0,
  })
}

async function storeOwner(payload: Payload, { slug, owner }: DemoSite): Promise<string> {
  const avatar = await storeDemoPicture(payload, `${slug}/avatar`, {
    siteId: null,
    alt: owner.displayName,
  })
  const { id } = await payload.create({
    collection: 'users',
    data: { ...owner, email: demoEmail(`owner-${slug}`), avatar },
    depth: 0,
  })
  return id
}

async function storeSite(
  payload: Payload,
  site: DemoSite,
  look: DemoLook,
  owner: string,
  editor: string,
): Promise<string> {
  const { id: colorTheme } = await payload.create({
    collection: 'color-themes',
    data: { title: site.title, ...look.colors },
    depth: 0,
  })
  const { id: typeTheme } = await payload.create({
    collection: 'type-themes',
    data: { title: site.title, ...look.type },
    depth: 0,
  })
  const [monthlyAmountCents, yearlyAmountCents] = look.prices
  const { id } = await payload.create({
    collection: 'sites',
    data: {
      ...siteWords(site, siteOrigin(deploymentOf(payload), site)),
      owner,
      editors: site.slug === 'ferment' ? [editor] : [],
      colorTheme,
      typeTheme,
      template: look.template,
      themeStyle: look.themeStyle,
      headerLayout: look.headerLayout,
      defaultMeasurementSystem: look.measurementSystem,
      defaultTemperatureSystem: look.temperatureSystem,
      monthlyAmountCents,
      yearlyAmountCents,
      currency: 'USD',
      newslettersEnabled: true,
      subscriptionsEnabled: true,
      paymentsEnabled: true,
      commentsEnabled: true,
    },
    depth: 0,
  })
  return id
}

function siteWords(site: DemoSite, origin: string) {
  const { root } = lexicalFromDocument(documentFromMarkup(site.about))
  return {
    slug: site.slug,
    title: site.title,
    aboutShort: site.aboutShort,
    aboutHeading: site.aboutHeading,
    about: { root: { ...root, children: root.children.map((child) => ({ ...child })) } },
    linkPageHeading: site.linkPageHeading,
    links: site.links.map((link) => ({ ...link })),
    headerLinks: site.headerLinks.map((link) => ({
      ...link,
      href: link.href.replace(`https://${site.slug}.example`, origin),
    })),
    socialMediaLinks: site.socialMediaLinks.map(({ platform, url }) => ({
      platform: platformOf(platform),
      url,
    })),
  }
}

type Platform = NonNullable<Site['socialMediaLinks']>[number]['platform']

const PLATFORMS: readonly Platform[] = [
  'discord',
  'email',
  'instagram',
  'pinterest',
  'substack',
  'tiktok',
  'x',
  'youtube',
]

const platformOf = (name: string): Platform =>
  PLATFORMS.find((platform) => platform === name) ?? 'website'

async function sitePictures(
  payload: Payload,
  { slug, title, productLinks }: DemoSite,
  siteId: string,
) {
  const about = { siteId, alt: title }
  const icon = await storeDemoMark(payload, `${slug}/icon`, about)
  const links = []
  for (const [index, link] of productLinks.entries()) {
    const productImage = await storeDemoPicture(payload, `${slug}/product-${index + 1}`, {
      siteId,
      alt: link.productTitle,
    })
    links.push({ ...link, productImage })
  }
  return {
    featuredImage: await storeDemoPicture(payload, `${slug}/featured`, about),
    logo: await storeDemoMark(payload, `${slug}/logo`, about),
    icon,
    favicon: icon,
    productLinks: links,
  }
}

async function storeRecipes(
  { payload, ids, people, now }: SeedContext,
  site: DemoSite,
  siteId: string,
  ownerId: string,
): Promise<Map<string, string>> {
  const tags = await storeTags(payload, site, siteId)
  const recipeIds = new Map<string, string>()
  for (const recipe of site.recipes) {
    const imageId = await storeDemoPicture(payload, `${site.slug}/${recipe.slug}`, {
      siteId,
      alt: recipe.title,
    })
    const tagIds = recipe.tags.flatMap((title) => tags.get(title) ?? [])
    const write = writeFromDemo(recipe, ids, { imageId, tagIds, now })
    const recipeId = await createRecipe(payload, siteId, write)
    recipeIds.set(recipe.slug, recipeId)
    const place = { siteId, recipeId, ownerId, people, now }
    await storeComments(payload, place, recipe.comments ?? [])
  }
  return recipeIds
}

async function storeTags(
  payload: Payload,
  site: DemoSite,
  siteId: string,
): Promise<Map<string, string>> {
  const tags = new Map<string, string>()
  for (const title of new Set(site.recipes.flatMap((recipe) => recipe.tags))) {
    const { id } = await payload.create({
      collection: 'terms',
      data: { kind: 'tag', title, slug: slugFromTitle(title), site: siteId },
      depth: 0,
    })
    tags.set(title, id)
  }
  return tags
}

async function storeCollections(
  { payload }: SeedContext,
  site: DemoSite,
  siteId: string,
  recipeIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { slug, title, description, recipes } of site.collections) {
    const image = await storeDemoPicture(payload, `${site.slug}/collection-${slug}`, {
      siteId,
      alt: title,
    })
    await payload.create({
      collection: 'recipe-collections',
      data: {
        site: siteId,
        slug,
        title,
        description,
        image,
        recipes: recipes.flatMap((recipe) => recipeIds.get(recipe) ?? []),
      },
      depth: 0,
    })
  }
}

async function storeEvents(
  { payload, now }: SeedContext,
  site: DemoSite,
  siteId: string,
): Promise<void> {
  for (const [index, { inDays, ...event }] of site.events.entries()) {
    const image = await storeDemoPicture(payload, `${site.slug}/event-${index + 1}`, {
      siteId,
      alt: event.title,
    })
    await payload.create({
      collection: 'events',
      data: { ...event, site: siteId, image, date: new Date(now + inDays * DAY).toISOString() },
      depth: 0,
    })
  }
}
