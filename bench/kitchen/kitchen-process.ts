import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { getPayload } from 'payload'
import config from '@payload-config'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { createSession } from '@/src/server/accounts/sessions'
import { inTransaction } from '@/src/server/database/transaction'
import { createManagedRecipe } from '@/src/server/recipes/edit'
import { fillForSearch } from '../search/search-data'
import type { KitchenSubject } from './kitchen'

/*
 * Run by the benchmark in a process of its own: makes a site of 10,000 recipes and one with 60 lines and
 * 30 steps that was changed last; tells the parent where they are and how to sign in.
 */
const payload = await getPayload({ config, disableOnInit: true })
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] ?? '' })
await client.connect()
const { siteIds } = await fillForSearch(client, { sites: 1, recipesEach: 10_000 })
await client.query('analyze')
await client.end()

const {
  id: siteId,
  slug,
  owner,
} = await payload.findByID({
  collection: 'sites',
  id: siteIds[0] ?? '',
  depth: 0,
})
const userId = typeof owner === 'string' ? owner : (owner?.id ?? '')
const token = await inTransaction(payload, (req) => createSession(req, userId, 'api', null))
const writer = { siteId, siteSlug: slug, userId }
await createManagedRecipe(payload, writer, await largeRecipe())
const subject: KitchenSubject = { slug, token }
if (process.send) process.send(subject)
else console.log(subject)
process.exit(0)

/** A recipe of 60 ingredient lines, which the catalogue knows, and 30 steps. */
async function largeRecipe(): Promise<RecipeWrite> {
  const { docs: units } = await payload.find({ collection: 'units', limit: 8, depth: 0 })
  const { docs: ingredients } = await payload.find({
    collection: 'ingredients',
    limit: 60,
    depth: 0,
  })
  const lines = ingredients.map(({ id, title }, at) => ({
    id: randomUUID(),
    quantityMin: at + 1,
    unitId: units[at % units.length]?.id ?? null,
    ingredientId: id,
    preparation: at % 3 === 0 ? 'finely chopped' : null,
    originalText: `${at + 1} ${units[at % units.length]?.title ?? ''} ${title}`,
  }))
  const steps = Array.from({ length: 30 }, (_, at) => ({
    id: randomUUID(),
    content: `Step ${at + 1}: mix everything well, then let it rest for 20 minutes before you go on.`,
  }))
  return RecipeWrite.parse({
    title: 'A feast for a long table',
    slug: 'a-feast',
    publishedAt: new Date().toISOString(),
    ingredientUsageGroups: [{ id: randomUUID(), ingredientUsages: lines }],
    instructionGroups: [{ id: randomUUID(), instructions: steps }],
  })
}
