import { createGate } from '@/media/gate'
import { UnreadablePictureError } from '@/media/unreadable'
import { ImportProblem } from '../import-problem'
import type { PartOutcome } from '../import-row'
import type { PreparedRow } from './prepared'
import type { ImportTarget } from './target'

/** A row that is a part of a site. */
export type PartRow = Extract<PreparedRow, { kind: 'part' }>

/** Results of parts, by the positions of their rows. */
export type PartOutcomes = ReadonlyMap<number, PartOutcome>

/** Number of parts stored concurrently. */
const AT_A_TIME = 4

/**
 * Stores the parts of a site among the rows, through the ordinary write operations; idempotent. A
 * part that cannot be stored fails alone.
 */
export async function storeParts(
  target: ImportTarget,
  rows: readonly PreparedRow[],
): Promise<PartOutcomes> {
  const parts = new Map<number, PartOutcome>()
  if (target.isDryRun) return parts
  const gate = createGate(AT_A_TIME, rows.length)
  const work = rows.map(async (row) => {
    if (row.kind === 'part') {
      parts.set(row.position, await gate(() => storePart(target, row)))
    }
  })
  const broken = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (broken?.status === 'rejected') throw broken.reason
  return parts
}

async function storePart(target: ImportTarget, { store }: PartRow): Promise<PartOutcome> {
  try {
    return await store(target)
  } catch (error) {
    if (error instanceof ImportProblem || error instanceof UnreadablePictureError) {
      return { outcome: 'failed', message: error.message }
    }
    throw error
  }
}
