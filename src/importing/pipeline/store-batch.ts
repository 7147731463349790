import type { PartOutcome } from '../import-row'
import { firstRow, rows } from '@/src/server/database/statements'
import { countMetric } from '@/src/server/observability/metrics'
import { inTransaction } from '@/src/server/database/transaction'
import { insertRows } from './insert-rows'
import { letterResult } from './letter-result'
import { planLetters } from './plan-letters'
import type { LetterRow, PlannedLetter } from './plan-letters'
import { planRecipes } from './plan-recipes'
import type { PlannedRecipe } from './plan-recipes'
import type { PreparedRow, RowResult } from './prepared'
import { storeLetters } from './store-letters'
import { storeParts } from './store-parts'
import type { PartRow, PartOutcomes } from './store-parts'
import { storeRecipes } from './store-recipes'
import { filterAllowedRows, findKnownSubscribers, storeSubscribers } from './store-subscribers'
import type { SubscriberRow } from './store-subscribers'
import { keepWithinQuota } from './within-quota'
import { subscriberResult } from './subscriber-result'
import { SupersededError } from './target'
import type { ImportTarget } from './target'

/**
 * Stores rows, their results and the progress of the import in one transaction, so that a crash
 * leaves no partial batch. If the database rejects the batch, rows are stored one by one and only
 * the rejected ones fail.
 * @throws SupersededError when the import is no longer claimed by this process
 */
export async function storeBatch(
  target: ImportTarget,
  rows: readonly PreparedRow[],
): Promise<RowResult[]> {
  try {
    return await storeTogether(target, rows)
  } catch (error) {
    if (error instanceof SupersededError || !isRefusal(error)) throw error
    const [row] = rows
    if (rows.length === 1 && row) return storeTogether(target, [refused(target, row, error)])
  }
  const results: RowResult[] = []
  for (const row of rows) results.push(...(await storeBatch(target, [row])))
  return results
}

/**
 * Returns whether the database rejected the data (classes 22 and 23, and 54 for exceeded limits);
 * other errors are not the row's fault.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:2[23]|54)/.test(String(error.code))

function refused({ payload }: ImportTarget, row: PreparedRow, error: unknown): PreparedRow {
  payload.logger.error({ err: error, msg: 'A row could not be stored', row: row.name })
  const { position, name, title } = row
  const message =
    'An unexpected error occurred while storing this row. Details are in the server log.'
  const kept = row.kind === 'recipe' ? row.kept : null
  return { position, name, title, kind: 'failed', warnings: [], message, kept }
}

async function storeTogether(
  target: ImportTarget,
  given: readonly PreparedRow[],
): Promise<RowResult[]> {
  // Before the transaction, which stays short.
  const filtered = await filterAllowedRows(target, given)
  const { rows: allowed, planned } = await keepWithinQuota(target, {
    rows: filtered,
    planned: await planRecipes(target, filtered.filter(isRecipe)),
  })
  const letters = await planLetters(target, allowed.filter(isLetter))
  const parts = await storeParts(target, allowed)
  const stored = await inTransaction(target.payload, async () => {
    await rows(target.payload, SILENCE_WEBHOOKS, [])
    await hold(target)
    const results = await storeRows(target, allowed, { planned, letters }, parts)
    await record(target, results)
    return results
  })
  if (!target.isDryRun) {
    for (const { outcome: result } of stored) countMetric('recipes_import_rows_total', { result })
  }
  return stored
}

async function storeRows(
  target: ImportTarget,
  prepared: readonly PreparedRow[],
  { planned, letters }: Planned,
  parts: PartOutcomes,
): Promise<RowResult[]> {
  const { payload } = target
  const subscribers = prepared.filter(isSubscriber)
  if (!target.isDryRun) {
    await storeRecipes(target, planned)
    await storeLetters(target, letters)
  }
  const known = await findKnownSubscribers(payload, target.siteId, subscribers)
  if (!target.isDryRun) await storeSubscribers(payload, target.siteId, subscribers)
  const plans = new Map(planned.map((each) => [each.row.position, each]))
  const planOf = new Map(letters.map((each) => [each.row.position, each]))
  return prepared.map((row) => {
    if (row.kind === 'part') return partResult(row, parts.get(row.position))
    if (row.kind === 'letter') return letterResult(row, planOf.get(row.position), target.isDryRun)
    return resultOf(row, plans.get(row.position), known, target.isDryRun)
  })
}

type Planned = { planned: readonly PlannedRecipe[]; letters: readonly PlannedLetter[] }

function partResult(row: PartRow, stored: PartOutcome = CREATED): RowResult {
  const { position, name, title, kind, sourceKey } = row
  const message = 'message' in stored ? stored.message : null
  return {
    position,
    name,
    title,
    warnings: [...row.warnings, ...storedWarnings(stored)],
    kind,
    sourceKey,
    message,
    recipeId: null,
    kept: null,
    outcome: stored.outcome,
  }
}

const CREATED = { outcome: 'created' } as const
const storedWarnings = (stored: PartOutcome): readonly string[] =>
  'warnings' in stored ? (stored.warnings ?? []) : []

const isRecipe = (row: PreparedRow): row is Extract<PreparedRow, { kind: 'recipe' }> =>
  row.kind === 'recipe'
const isLetter = (row: PreparedRow): row is LetterRow => row.kind === 'letter'
const isSubscriber = (row: PreparedRow): row is SubscriberRow => row.kind === 'subscriber'

function resultOf(
  row: Exclude<PreparedRow, PartRow | LetterRow>,
  planned: PlannedRecipe | undefined,
  known: ReadonlyMap<string, { mayOptOut: boolean }>,
  isDryRun: boolean,
): RowResult {
  const { position, name, title, warnings, kind } = row
  const told = { position, name, title, warnings, kind, recipeId: null, message: null, kept: null }
  if (row.kind === 'skipped') {
    const found = isDryRun ? (row.found ?? null) : null
    return { ...told, outcome: row.kind, message: row.message, sourceKey: null, found }
  }
  if (row.kind === 'failed') {
    const kept = isDryRun ? null : row.kept
    return { ...told, outcome: row.kind, message: row.message, sourceKey: null, kept }
  }
  const { sourceKey } = row
  if (row.kind === 'subscriber') return subscriberResult(row, known.get(row.subscriber.email))
  const found = isDryRun ? row.found : null
  return { ...told, sourceKey, ...recipeOutcome(planned, isDryRun), kind: kindOf(row), found }
}

const kindOf = (row: Extract<PreparedRow, { kind: 'recipe' }>): 'recipe' | 'post' =>
  row.recipe.write.legacyRecipeData ? 'post' : 'recipe'

function recipeOutcome(
  planned: PlannedRecipe | undefined,
  isDryRun: boolean,
): Pick<RowResult, 'outcome' | 'message' | 'recipeId'> {
  if (planned?.action === 'skip') {
    return { outcome: 'skipped', message: planned.message, recipeId: planned.id }
  }
  const isNew = planned?.action !== 'update'
  const recipeId = isNew && isDryRun ? null : (planned?.id ?? null)
  return { outcome: isNew ? 'created' : 'updated', message: null, recipeId }
}

const ROW = {
  import_id: 'uuid',
  site_id: 'uuid',
  position: 'numeric',
  name: 'varchar',
  kind: 'varchar',
  source_key: 'varchar',
  title: 'varchar',
  outcome: 'import_outcome',
  message: 'varchar',
  warnings: 'jsonb',
  recipe_id: 'uuid',
  letter_id: 'uuid',
  kept: 'jsonb',
  found: 'jsonb',
} as const

// docs/product/webhooks.md#what-is-not-told
/** Silences webhooks until the end of the transaction. */
export const SILENCE_WEBHOOKS = {
  name: 'import_tells_no_webhooks',
  text: `select set_config('webhooks.are_silent', 'on', true)`,
}
/** Locks the import for the process that claimed it; others must not write. */
const HOLD = {
  name: 'import_hold',
  text: `select 1 from imports where id = $1 and run_id = $2 and status = 'running' for update`,
}
const COUNT = {
  name: 'import_count',
  text: `update imports set done = done + $2, created = created + $3, updated = updated + $4,
      skipped = skipped + $5, failed = failed + $6, total = greatest(total, done + $2),
      seen_at = now(), updated_at = now()
    where id = $1`,
}

async function hold({ payload, importId, runId }: ImportTarget): Promise<void> {
  const held = await firstRow(payload, HOLD, [importId, runId])
  if (!held) throw new SupersededError('This import was stopped or is running elsewhere.')
}

async function record(
  { payload, importId, siteId }: ImportTarget,
  results: readonly RowResult[],
): Promise<void> {
  const count = (outcome: RowResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length
  const counts = (['created', 'updated', 'skipped', 'failed'] as const).map(count)
  await rows(payload, COUNT, [importId, results.length, ...counts])
  await insertRows(
    payload,
    'import_rows',
    ROW,
    results.map((result) => ({
      import_id: importId,
      site_id: siteId,
      position: result.position,
      name: result.name,
      kind: result.kind,
      source_key: result.sourceKey,
      title: result.title,
      outcome: result.outcome,
      message: result.message,
      warnings: result.warnings.length > 0 ? result.warnings : null,
      recipe_id: result.recipeId,
      letter_id: result.letterId ?? null,
      kept: result.kept,
      found: result.found ?? null,
    })),
  )
}
