import { resolveImportedLines } from '@/src/server/recipes/lines/resolve-lines'
import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { testPayload } from '@/src/testing/payload'
import { createImport } from '@/src/importing/jobs/create-import'
import { claimJob } from '@/src/importing/jobs/job'
import { createOwnLookup } from '@/src/importing/own/lookup'
import type { PreparedRecipe } from '@/src/importing/prepared-recipe'
import type { PreparedRow } from '@/src/importing/pipeline/prepared'
import { storeBatch } from '@/src/importing/pipeline/store-batch'
import type { ImportTarget } from '@/src/importing/pipeline/target'
import { NO_CATALOGUE } from './no-catalogue'

/** The product on a database of this test file’s own. */
export let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** A running import, as the target of stored rows. */
export const targetFor = async (
  siteId: string,
  wish: Partial<Pick<ImportTarget, 'onRepeat' | 'isDryRun'>> = {},
): Promise<ImportTarget> => {
  const { onRepeat = 'update', isDryRun = false } = wish
  const importId = await createImport(payload, {
    ...{ siteId, userId: null, fileName: 'a.json', paths: [], format: null, columns: {} },
    ...{ isDryRun, onRepeat, fingerprint: 'a command' },
  })
  const { runId } = await claimJob(payload, importId)
  const lookup = createOwnLookup(payload, siteId)
  return { payload, siteId, importId, runId, onRepeat, asDrafts: false, isDryRun, lookup }
}

let position = 0

/** The place of one more row of the file. */
export const nextPosition = () => (position += 1)

/** A row of a file, read and prepared. */
export const row = (
  sourceKey: string,
  write: Partial<RecipeWriteInput> = {},
  about: Partial<PreparedRecipe> = {},
): PreparedRow => ({
  position: nextPosition(),
  name: 'a.json',
  title: write.title ?? 'Buns',
  warnings: [],
  kind: 'recipe',
  sourceKey,
  kept: null,
  found: null,
  recipe: {
    write: resolveImportedLines(
      RecipeWrite.parse({ title: 'Buns', slug: 'buns', publishedAt: PUBLISHED, ...write }),
      NO_CATALOGUE,
    ),
    ...{
      sourceUrl: null,
      pictures: [],
      oldPaths: [],
      formerPaths: [],
      isDated: true,
      isOwn: false,
      needsReview: false,
    },
    ...{ createdAt: null, updatedAt: null, rating: null, comments: [] },
    ...about,
  },
})

/** The publication date of these rows' recipes. */
export const PUBLISHED = '2020-01-02T03:04:05.000Z'

/** The imported recipes of a site. */
export const stored = async (siteId: string) => {
  const { docs } = await payload.find({
    collection: 'recipes',
    where: { site: { equals: siteId } },
    depth: 0,
    sort: 'slug',
    trash: true,
  })
  return docs
}

/** The outcomes of rows. */
export const outcomes = async (target: ImportTarget, rows: readonly PreparedRow[]) =>
  (await storeBatch(target, rows)).map(({ outcome, message }) => [outcome, message])
