import type { LetterRow, PlannedLetter } from './plan-letters'
import type { RowResult } from './prepared'

/** The result of a row that is a letter. */
export function letterResult(
  { position, name, title, warnings, kind, sourceKey }: LetterRow,
  planned: PlannedLetter | undefined,
  isDryRun: boolean,
): RowResult {
  const row = { position, name, title, warnings, kind, sourceKey, recipeId: null, kept: null }
  if (planned?.action === 'skip') {
    return { ...row, outcome: 'skipped', message: planned.message, letterId: planned.id }
  }
  const isNew = planned?.action !== 'update'
  const letterId = isNew && isDryRun ? null : (planned?.id ?? null)
  return { ...row, outcome: isNew ? 'created' : 'updated', message: null, letterId }
}
