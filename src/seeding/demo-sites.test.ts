import { describe, expect, it } from 'vitest'
import { SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { readAccounts, readSitePeople } from './demo-files'
import type { DemoComment, SitePeople } from './demo-files'
import { CASES, allOf, daysOld, missing, sites, slugsOf, writtenAt } from './testing/demo-cases'
import { readExport } from './testing/read-export'

const accounts = await readAccounts()

/** Expected contents of each site's export. */
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
    expect(site.links.length).toBeGreaterThanOrEqual(6)
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
