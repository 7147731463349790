import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import config from '@payload-config'
import { RecipeDraftDocument, RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { saveRecipeDraft } from '@/src/server/recipes/drafts/save'
import { createManagedRecipe } from '@/src/server/recipes/edit'

/** Results of one run of this process: milliseconds at the 50th and 95th percentile of both ways. */
export type SaveMeasures = { drafts: [number, number]; updates: [number, number] }

/** Run by the benchmark in a process of its own: `SAVES`. */
const count = Number(process.argv[2] ?? '200')
const payload = await getPayload({ config, disableOnInit: true })

const SETTINGS = {
  template: 'journal',
  headerLayout: 'left',
  themeStyle: 'accent',
  currency: 'USD',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
} as const

async function makeSite(): Promise<{ siteId: string; siteSlug: string; userId: string }> {
  const { docs } = await payload.find({ collection: 'users', limit: 1, depth: 0 })
  const userId = docs[0]?.id ?? ''
  const siteSlug = `bench-saves-${Date.now().toString(36)}`
  const data = { ...SETTINGS, title: 'saves', slug: siteSlug, owner: userId }
  const { id } = await payload.create({ collection: 'sites', data, depth: 0 })
  return { siteId: id, siteSlug, userId }
}

/** A recipe of 60 ingredient lines and 30 steps. */
const largeRecipe = (title: string): RecipeWrite =>
  RecipeWrite.parse({
    title,
    slug: 'large',
    ingredientUsageGroups: [
      {
        id: randomUUID(),
        ingredientUsages: Array.from({ length: 60 }, (_, at) => ({
          id: randomUUID(),
          originalText: `${at + 1} g of ingredient number ${at}`,
        })),
      },
    ],
    instructionGroups: [
      {
        id: randomUUID(),
        instructions: Array.from({ length: 30 }, (_, at) => ({
          id: randomUUID(),
          content: `Step ${at + 1}: mix everything well, then let it rest before you go on.`,
        })),
      },
    ],
  })

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const percentiles = (times: number[]): [number, number] => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return [at(0.5), at(0.95)]
}

const site = await makeSite()
const large = await createManagedRecipe(payload, site, largeRecipe('Large'))
const small = await createManagedRecipe(payload, site, RecipeWrite.parse({ title: 'S', slug: 's' }))
const [drafts, updates]: [number[], number[]] = [[], []]
let revision = 0
// In alternation, so that background load affects both alike.
for (let number = 0; number < count; number += 1) {
  const document = RecipeDraftDocument.parse(largeRecipe(`Large ${number}`))
  const sent = { document, revision, basedOn: large.updatedAt }
  drafts.push(
    await timed(async () => {
      revision = (await saveRecipeDraft(payload, site, large.id, sent)).revision
    }),
  )
  const update = { collection: 'recipes', id: small.id, data: { title: `S ${number}` } } as const
  updates.push(await timed(() => payload.update({ ...update, depth: 0 })))
}
const measures: SaveMeasures = { drafts: percentiles(drafts), updates: percentiles(updates) }
await payload.delete({ collection: 'sites', id: site.siteId, depth: 0 })
if (process.send) process.send(measures)
else console.log(measures)
process.exit(0)
