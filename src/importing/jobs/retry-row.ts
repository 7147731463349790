import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { ImportRow } from '@/src/contract/import'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { sendWaiting } from '@/src/server/jobs/job-queue'
import { loadCatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { parseFailedRecipe } from '../failed-recipe'
import { getMapping, resolveMapping } from '../mapping/resolve-mapping'
import { createOwnEquipment } from '../own-equipment'
import { createOwnLookup } from '../own/lookup'
import { planRecipes } from '../pipeline/plan-recipes'
import type { PlannedRecipe, RecipeRow } from '../pipeline/plan-recipes'
import { prepareRow } from '../pipeline/prepare-row'
import { storeRecipes } from '../pipeline/store-recipes'
import type { ImportTarget } from '../pipeline/target'
import { findImportRow } from './import-rows'
import type { FoundRow } from './import-rows'
import { IMPORT_QUEUE } from './import-queue'

/**
 * Retries a failed row from its stored recipe, with corrections; the file is not needed. A row that
 * fails again gets the new message. Pictures are fetched in the background.
 * @throws Failure `not_found`, or `conflict` for a row that did not fail or was not stored, or
 *   whose import is running
 * @see docs/product/import-and-export.md#failed-rows
 */
export async function retryImportRow(
  payload: Payload,
  siteId: string,
  rowId: string,
  corrections: { title?: string | undefined },
): Promise<ImportRow> {
  const found = await requireRetryable(payload, siteId, rowId)
  const kept = parseFailedRecipe(found.kept)
  if (!kept) throw new Failure('conflict', NOT_KEPT)
  const recipe = { ...kept.recipe, title: corrections.title ?? kept.recipe.title }
  const lookup = createOwnLookup(payload, siteId)
  const target: ImportTarget = {
    payload,
    siteId,
    importId: found.importId,
    runId: '',
    onRepeat: 'update',
    asDrafts: found.asDrafts,
    isDryRun: false,
    lookup,
  }
  const stored = await getMapping(payload, found.importId)
  const mapping = await resolveMapping(payload, siteId, stored)
  const prepared = await prepareRow(
    { name: found.name ?? '', read: () => ({ kind: 'recipe', sourceKey: kept.sourceKey, recipe }) },
    found.position,
    {
      index: await loadCatalogueIndex(payload, siteId),
      lookup,
      createEquipment: createOwnEquipment(payload, siteId),
      mapping,
    },
    (error) => payload.logger.error({ err: error, msg: 'A row could not be tried again', rowId }),
  )
  if (prepared.kind === 'recipe') await store(target, rowId, prepared)
  else await noteFailure(payload, rowId, prepared.kind === 'failed' ? prepared.message : NOT_KEPT)
  return requireRow(payload, siteId, rowId)
}

const NOT_KEPT =
  'This row could not be read, so it cannot be tried again. Correct the file and import it again.'

async function requireRow(payload: Payload, siteId: string, rowId: string): Promise<ImportRow> {
  const found = await findImportRow(payload, siteId, rowId)
  if (!found) throw notFound('Row')
  const { importId: _import, kept: _kept, status: _status, asDrafts: _drafts, ...row } = found
  return row
}

async function requireRetryable(
  payload: Payload,
  siteId: string,
  rowId: string,
): Promise<FoundRow> {
  const found = await findImportRow(payload, siteId, rowId)
  if (!found) throw notFound('Row')
  if (found.outcome !== 'failed') throw new Failure('conflict', 'This row has not failed.')
  if (found.status === 'queued' || found.status === 'running') {
    throw new Failure('conflict', 'This import is still running. Try again when it has ended.')
  }
  return found
}

async function store(target: ImportTarget, rowId: string, row: RecipeRow): Promise<void> {
  // Before the transaction, which stays short.
  const [planned] = await planRecipes(target, [row])
  if (!planned) throw new Error('A row was planned and is gone')
  const { payload } = target
  const isWaiting = await inTransaction(payload, async () => {
    await takeRow(payload, rowId)
    if (planned.action !== 'skip') await storeRecipes(target, [planned])
    await noteResult(payload, rowId, row, planned)
    return queueForPictures(payload, target.importId)
  })
  if (isWaiting) await sendWaiting(target.payload, IMPORT_QUEUE, target.siteId)
}

const TAKE = {
  name: 'import_row_take',
  text: `select 1 from import_rows where id = $1 and outcome = 'failed' for update`,
}

/** Claims a row: of two attempts at once only one makes a recipe. */
async function takeRow(payload: Payload, rowId: string): Promise<void> {
  if (!(await firstRow(payload, TAKE, [rowId])))
    throw new Failure('conflict', 'This row has not failed.')
}

const RETRIED = {
  name: 'import_row_retried',
  text: `update import_rows set outcome = $2, title = $3, warnings = $4, recipe_id = $5,
      source_key = $6, kind = $7, message = $8, kept = null, updated_at = now() where id = $1`,
}
const OUTCOMES = { create: 'created', update: 'updated', skip: 'skipped' } as const

async function noteResult(
  payload: Payload,
  rowId: string,
  { title, warnings, sourceKey, recipe }: RecipeRow,
  planned: PlannedRecipe,
): Promise<void> {
  const outcome = OUTCOMES[planned.action]
  await rows(payload, RETRIED, [
    rowId,
    outcome,
    title,
    warnings.length > 0 ? JSON.stringify(warnings) : null,
    planned.id,
    sourceKey,
    recipe.write.legacyRecipeData ? 'post' : 'recipe',
    planned.action === 'skip' ? planned.message : null,
  ])
  const text = `update imports set failed = greatest(failed - 1, 0), ${outcome} = ${outcome} + 1,
      updated_at = now()
    where id = (select import_id from import_rows where id = $1)`
  await rows(payload, { name: `import_count_${outcome}`, text }, [rowId])
}

const QUEUE_FOR_PICTURES = {
  name: 'import_queue_for_pictures',
  text: `update imports set status = 'queued' where id = $1 and status = 'done' and exists
      (select 1 from import_pictures p where p.import_id = $1 and p.status = 'waiting')
    returning id`,
}

/** Queues the import for its waiting pictures; its rows are not read again. */
async function queueForPictures(payload: Payload, importId: string): Promise<boolean> {
  return (await firstRow(payload, QUEUE_FOR_PICTURES, [importId])) !== undefined
}

const FAILED_AGAIN = {
  name: 'import_row_failed_again',
  text: `update import_rows set message = $2, updated_at = now() where id = $1`,
}

const noteFailure = (payload: Payload, rowId: string, message: string): Promise<unknown> =>
  rows(payload, FAILED_AGAIN, [rowId, message])
