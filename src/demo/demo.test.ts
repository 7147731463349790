import { describe, expect, it } from 'vitest'
import { equipment } from '@/src/catalogues/equipment'
import { ingredients } from '@/src/catalogues/ingredients'
import { terms } from '@/src/catalogues/terms'
import { units } from '@/src/catalogues/units'
import { SOCIAL_PLATFORMS } from '@/src/contract/site/site'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { portableId } from '@/src/server/exporting/portable-id'
import { readAccounts, readDemo, readSitePeople } from './demo-files'
import type { DemoComment, SitePeople } from './demo-files'
import { readExport } from './testing/read-export'
import type { DemoRecipe } from './testing/read-export'

const DAY = 86_400_000
const { writtenAt, sites } = await readDemo()
const accounts = await readAccounts()

/** What the export of each site is held to. */
const PLANS: Readonly<Record<string, { locked: string[]; collections: string[]; quick?: string }>> =
  {
    ferment: {
      locked: ['country-sourdough', 'miso-glazed-aubergine', 'overnight-focaccia'],
      collections: [
        'start-here',
        'bread-and-grains',
        'drinks-with-a-fizz',
        'cooking-with-ferments',
      ],
    },
    somethingfromnothing: {
      locked: ['one-chicken-three-dinners', 'onion-galette', 'tinned-fish-cakes'],
      collections: [
        'fifteen-minute-dinners',
        'soups-for-the-week',
        'stretch-a-chicken',
        'sweet-leftovers',
      ],
      quick: 'fifteen-minute-dinners',
    },
    jerumai: {
      locked: ['charred-corn-coconut-soup', 'pandan-coconut-cake', 'tamarind-prawns'],
      collections: ['curries-and-dals', 'cool-things', 'street-snacks', 'mango-season'],
    },
  }
/** Drinks need fewer ingredients. */
const DRINKS = /kvass|kombucha|kefir|tepache|ginger-beer/

const usagesOf = (recipe: DemoRecipe) =>
  recipe.ingredientUsageGroups.flatMap(({ ingredientUsages }) => ingredientUsages)
const stepsOf = (recipe: DemoRecipe) =>
  recipe.instructionGroups.flatMap(({ instructions }) => instructions)
const slugsOf = (list: readonly { slug: string }[]) => new Set(list.map(({ slug }) => slug))
const missing = (used: readonly string[], known: ReadonlySet<string>) =>
  used.filter((name) => !known.has(name))
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** What the texts refer to: `usages` by id, `units` by id. */
function referencesIn(documents: readonly (RichTextDocument | null)[]) {
  const [usages, unitIds]: [string[], string[]] = [[], []]
  for (const document of documents) {
    plainText(document ?? [], (node) => {
      if (node.type === 'ingredient-usage-reference') usages.push(node.ingredientUsageId)
      if (node.type === 'measurement') unitIds.push(node.unitId)
      return ''
    })
  }
  return { usages, unitIds }
}

/** Days before the demo was written; a draft has none. */
const daysOld = ({ publishedAt }: Pick<DemoRecipe, 'publishedAt'>): number | null =>
  publishedAt === null ? null : Math.floor((Date.parse(writtenAt) - Date.parse(publishedAt)) / DAY)

/** Comments and replies as one list. */
const allOf = (comments: readonly DemoComment[]) =>
  comments.flatMap((comment) => [comment, ...comment.replies])

describe('the demo', () => {
  it('has its three sites, each with its people', async () => {
    expect(sites).toEqual(['ferment', 'somethingfromnothing', 'jerumai'])
    const known = new Set(accounts.map(({ email }) => email))
    expect(known.size).toBe(accounts.length)
    for (const slug of sites) {
      const { owner, editors, subscriptions, comments } = await readSitePeople(slug)
      const people = allOf(comments).flatMap(({ author, upvotedBy }) => [author, ...upvotedBy])
      const readers = subscriptions.map(({ email }) => email)
      expect(missing([owner, ...editors, ...people, ...readers], known)).toEqual([])
      expect(owner).toBe(`owner-${slug}@example.com`)
    }
  })

  it('has the accounts the readme names', () => {
    const named = ['admin', 'editor', 'free', 'monthly', 'yearly', 'visitor']
    const emails = accounts.map(({ email }) => email)
    expect(emails).toEqual(expect.arrayContaining(named.map((name) => `${name}@example.com`)))
    const admins = accounts.filter(({ isPlatformAdmin }) => isPlatformAdmin)
    expect(admins.map(({ email }) => email)).toEqual(['admin@example.com'])
  })
})

const CASES = await Promise.all(
  sites.map(async (slug) => [slug, readExport(slug), await readSitePeople(slug)] as const),
)

describe.each(CASES)('the recipes of %s', (_slug, { recipes, pictures }, people) => {
  const cases = recipes.map((recipe) => [recipe.slug, recipe] as const)

  it.each(cases)('%s names only what is in the catalogues', (_, recipe) => {
    const usages = usagesOf(recipe)
    expect({
      units: missing(
        usages.flatMap(({ unit }) => unit?.slug ?? []),
        slugsOf(units),
      ),
      ingredients: missing(
        usages.flatMap(({ ingredient }) => ingredient?.slug ?? []),
        slugsOf(ingredients),
      ),
      equipment: missing(
        recipe.equipmentUsages.map((usage) => usage.equipment.title),
        new Set(equipment.map(({ title }) => title)),
      ),
      terms: [
        ...missing([...slugsOf(recipe.meals)], slugsOf(terms.meal)),
        ...missing([...slugsOf(recipe.categories)], slugsOf(terms.category)),
        ...missing([...slugsOf(recipe.cuisines)], slugsOf(terms.cuisine)),
        ...missing([...slugsOf(recipe.methods)], slugsOf(terms.method)),
        ...missing([...slugsOf(recipe.diets)], slugsOf(terms.diet)),
      ],
    }).toEqual({ units: [], ingredients: [], equipment: [], terms: [] })
  })

  it.each(cases)(
    '%s refers in its steps to each ingredient it has, and to no other',
    (_, recipe) => {
      const usages = usagesOf(recipe)
      const ids = usages.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(usages.filter((usage) => !usage.ingredient && !usage.ingredientTitleOverride)).toEqual(
        [],
      )
      const { usages: referred, unitIds } = referencesIn(
        stepsOf(recipe).map(({ content }) => content),
      )
      expect(new Set(referred)).toEqual(new Set(ids))
      const known = new Set(units.map(({ slug }) => portableId('unit', slug)))
      expect(missing(unitIds, known)).toEqual([])
      const prose = referencesIn([recipe.storyMore, recipe.note])
      expect(prose).toEqual({ usages: [], unitIds: [] })
    },
  )

  it.each(cases)('%s is complete and leaves no markup behind', (slug, recipe) => {
    const [least, most] = DRINKS.test(slug) ? [4, 20] : [7, 20]
    expect(usagesOf(recipe).length).toBeGreaterThanOrEqual(least)
    expect(usagesOf(recipe).length).toBeLessThanOrEqual(most)
    expect(stepsOf(recipe).length).toBeGreaterThanOrEqual(5)
    expect(stepsOf(recipe).length).toBeLessThanOrEqual(12)
    expect(recipe.equipmentUsages.length).toBeGreaterThanOrEqual(3)
    expect(recipe.equipmentUsages.length).toBeLessThanOrEqual(6)
    expect(wordCount(plainText(recipe.storyMore))).toBeGreaterThanOrEqual(150)
    expect(wordCount(plainText(recipe.storyMore))).toBeLessThanOrEqual(250)
    expect(recipe.note.length).toBeGreaterThan(0)
    expect(recipe.keywords.length).toBeGreaterThanOrEqual(3)
    expect(recipe.tags.length).toBeGreaterThanOrEqual(1)
    expect(recipe.prepTimeMinutes).toBeGreaterThan(0)
    expect(recipe.customTimeMinutes === null).toBe(recipe.customTimeLabel === null)
    expect(JSON.stringify(recipe)).not.toMatch(/\[\[|\]\]"|\(\(|\*\*/)
    const ranges = usagesOf(recipe).filter(
      ({ quantityMin, quantityMax }) => (quantityMin ?? 0) > (quantityMax ?? Infinity),
    )
    expect(ranges).toEqual([])
  })

  it.each(cases)('%s shows a picture that is there', (_, recipe) => {
    const files = new Set(pictures.map(({ file }) => file))
    expect(recipe.images).toHaveLength(1)
    expect(
      missing(
        recipe.images.map(({ key }) => `images/${key}`),
        files,
      ),
    ).toEqual([])
  })

  it('have comments younger than themselves, oldest first, and replies younger than what they answer', () => {
    const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]))
    for (const { recipe, daysAgo, replies } of people.comments) {
      const found = bySlug.get(recipe)
      expect(daysAgo).toBeLessThanOrEqual((found && daysOld(found)) ?? -1)
      const days = [daysAgo, ...replies.map((reply) => reply.daysAgo)]
      expect(days).toEqual([...days].sort((one, other) => other - one))
    }
  })
})

/** The comments of a site by their recipes. */
function threadsOf({ comments }: SitePeople): Map<string, DemoComment[]> {
  const threads = new Map<string, DemoComment[]>()
  for (const comment of comments) {
    threads.set(comment.recipe, [...(threads.get(comment.recipe) ?? []), comment])
  }
  return threads
}

describe.each(CASES)('the site %s', (slug, { site, recipes, collections, ...rest }, people) => {
  const plan = PLANS[slug]
  const published = recipes.filter(({ publishedAt }) => publishedAt !== null)
  const readable = slugsOf(published)

  it('has sixteen recipes, three of them locked, and one draft', () => {
    expect(recipes).toHaveLength(17)
    expect(published).toHaveLength(16)
    const locked = recipes.filter(({ privacySetting }) => privacySetting === 'subscribers_only')
    expect([...slugsOf(locked)].sort()).toEqual(plan?.locked)
  })

  it('was published over the last two years, no two recipes on one day', () => {
    const days = published.map((recipe) => daysOld(recipe) ?? -1)
    expect(new Set(days).size).toBe(days.length)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...days)).toBeLessThanOrEqual(800)
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(600)
  })

  it('collects and features only recipes that can be read', () => {
    expect(collections.map((collection) => collection.slug)).toEqual(plan?.collections)
    for (const { recipeSlugs } of collections) {
      expect(missing(recipeSlugs, readable)).toEqual([])
      expect(new Set(recipeSlugs).size).toBe(recipeSlugs.length)
    }
    expect(missing(rest.featuredRecipeSlugs, readable)).toEqual([])
    expect(new Set(rest.featuredRecipeSlugs).size).toBe(5)
  })

  it('promises fifteen minutes only where the times add up to them', () => {
    const quick = collections.find((collection) => collection.slug === plan?.quick)
    const minutes = recipes
      .filter((recipe) => quick?.recipeSlugs.includes(recipe.slug))
      .map(
        ({ prepTimeMinutes, cookTimeMinutes }) => (prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0),
      )
    expect(minutes).toHaveLength(quick?.recipeSlugs.length ?? 0)
    expect(minutes.filter((each) => each > 15)).toEqual([])
  })

  it('fills its pages of links, events, products and the about page', () => {
    expect(site.links).toHaveLength(6)
    expect(site.headerLinks).toHaveLength(3)
    expect(site.socialMediaLinks).toHaveLength(5)
    expect(site.productLinks).toHaveLength(3)
    expect(site.events.length).toBeGreaterThanOrEqual(3)
    expect(site.events.filter(({ date }) => date < writtenAt)).toHaveLength(1)
    expect(site.about.length).toBeGreaterThanOrEqual(3)
    expect(site.about.length).toBeLessThanOrEqual(6)
  })

  it('links to its own pages and to web addresses, on platforms an author may choose', () => {
    const places = [site.links, site.productLinks, site.events].flat().map(({ href }) => href ?? '')
    const addresses = [...places, ...site.socialMediaLinks.map(({ url }) => url)]
    expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([])
    expect(site.headerLinks.filter(({ href }) => !isSitePath(href))).toEqual([])
    const allowed: ReadonlySet<string> = new Set(SOCIAL_PLATFORMS)
    expect(
      missing(
        site.socialMediaLinks.map(({ platform }) => platform),
        allowed,
      ),
    ).toEqual([])
  })

  it('is discussed: seven recipes or more with two to five comments, and the owner answers', () => {
    const counts = [...threadsOf(people).values()].map((thread) => thread.length)
    expect(counts.length).toBeGreaterThanOrEqual(7)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(5)
    const replies = people.comments.flatMap((comment) => comment.replies)
    expect(replies.some(({ author }) => author === people.owner)).toBe(true)
  })

  it('lets only paying readers and the owner comment on locked recipes', () => {
    const comments = people.comments.filter(({ recipe }) => plan?.locked.includes(recipe))
    const authors = allOf(comments).map(({ author }) => author)
    const paying = new Set(['monthly@example.com', 'yearly@example.com', people.owner])
    expect(missing(authors, paying)).toEqual([])
  })
})

describe('two details that templates show', () => {
  const { site, collections } = readExport('jerumai')

  it('are a collection that ends in a video', () => {
    const ends = collections.map(({ description }) => description?.split('\n\n').at(-1) ?? '')
    expect(ends.filter((text) => /^youtube=[\w-]{11}$/.test(text))).toHaveLength(1)
  })

  it('are links for a region with a discount', () => {
    const regional = site.links.flatMap(
      ({ label }) => /\|(uk|us)\|\d+$/.exec(label ?? '')?.[0] ?? [],
    )
    expect(regional).toEqual(['|uk|20', '|us|15'])
  })
})
