import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { resolveLines } from '@/src/server/recipes/lines/resolve-lines'
import { createRecipe } from '@/src/server/recipes/write'
import { createSession } from '@/src/server/accounts/sessions'
import { inTransaction } from '@/src/server/database/transaction'
import type { Site, User } from '@/payload-types'

/*
 * Each creates a record and its dependencies, with unique values wherever a test does not care, so
 * that tests neither depend on each other nor on an order.
 */

/** A unique short text. */
export const unique = (prefix: string): string => `${prefix}-${randomUUID().slice(0, 8)}`

/** An account. */
export function makeUser(payload: Payload, data: Partial<User> = {}): Promise<User> {
  const email = `${unique('person')}@example.com`
  return payload.create({ collection: 'users', data: { email, ...data }, depth: 0 })
}

/** A site with its owner's id. */
export type TestSite = Site & { owner: string }

/** A site, owned by a new user unless the id of one is given. */
export async function makeSite(
  payload: Payload,
  { domains = [], ...data }: Partial<Site> & { owner?: string; domains?: TestDomain[] } = {},
): Promise<TestSite> {
  const slug = unique('site')
  const owner = data.owner ?? (await makeUser(payload)).id
  const site = await payload.create({
    collection: 'sites',
    data: { ...SITE_DEFAULTS, title: `Site ${slug}`, slug, ...data, owner },
    depth: 0,
  })
  for (const { domain, verifiedAt = null } of domains) {
    await payload.db.pool.query(
      `insert into site_domains (_order, _parent_id, id, domain, verified_at)
        select count(*), $1, gen_random_uuid(), $2, $3 from site_domains where _parent_id = $1`,
      [site.id, domain, verifiedAt],
    )
  }
  return { ...site, owner }
}

/** A custom domain of a site, as if our check had found it or not. */
type TestDomain = { domain: string; verifiedAt?: string | null }

const SITE_DEFAULTS = {
  template: 'journal',
  headerLayout: 'left',
  themeStyle: 'accent',
  currency: 'USD',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
} as const

/** Creates a recipe of a site, by default published an hour ago; returns id and slug. */
export async function makeRecipe(
  payload: Payload,
  siteId: string,
  write: Partial<RecipeWriteInput> = {},
): Promise<{ id: string; slug: string }> {
  const slug = write.slug ?? unique('recipe')
  const publishedAt = new Date(Date.now() - 3_600_000).toISOString()
  const recipe = RecipeWrite.parse({ title: `Recipe ${slug}`, publishedAt, ...write, slug })
  return {
    id: await createRecipe(payload, siteId, await resolveLines(payload, siteId, recipe)),
    slug,
  }
}

/** Creates a bearer token of a user, as after signing in. */
export const makeToken = (payload: Payload, userId: string): Promise<string> =>
  inTransaction(payload, (req) => createSession(req, userId, 'api', 'tests'))
