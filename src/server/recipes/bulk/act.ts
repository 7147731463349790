import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { BulkAction } from '@/src/contract/recipe/bulk'
import { firstRow } from '@/src/server/database/statements'
import { deleteRecipe, removeRecipe, restoreRecipe } from '../bin'
import { publishRecipe, unpublishRecipe } from '../publish'
import { setPrivacy, setTerm } from '../small-edits'
import { setCollected } from './collect'
import type { Before } from './before'
import type { Job } from './job'

/** One recipe of a job. */
export type Row = { position: number; recipeId: string; before: Before }

type Act = (payload: Payload, job: Job, row: Row) => Promise<unknown>

type Change = {
  /** Whether the recipe was so already. */
  isDone: (before: Before) => boolean
  act: Act
  /** Null for what cannot be undone. */
  undo: Act | null
}

/** Puts the date of publication back, which may be none. */
const republish: Act = (payload, { siteId }, { recipeId, before }) =>
  before.publishedAt === null
    ? unpublishRecipe(payload, siteId, recipeId)
    : publishRecipe(payload, siteId, recipeId, before.publishedAt)

const privacy =
  (setting: Before['privacySetting']): Act =>
  (payload, { siteId }, { recipeId }) =>
    setPrivacy(payload, siteId, recipeId, setting)

const term =
  (isWanted: boolean): Act =>
  async (payload, { siteId, termId, termKind }, { recipeId }) => {
    if (termId === null || termKind === null) throw notFound('Term')
    await setTerm(payload, siteId, recipeId, { termId, kind: termKind, isWanted })
  }

const collected =
  (isWanted: boolean): Act =>
  (payload, { siteId, userId, collectionId }, { recipeId }) =>
    setCollected(payload, { siteId, userId }, collectionId ?? '', recipeId, isWanted)

const WAS_MOVED = {
  name: 'bulk_job_recipe_was_moved',
  text: `select 1 from bulk_jobs j join recipes r on r.id = $2 and r.site_id = j.site_id
    where j.id = $1
      and case when $3 then r.deleted_at >= j.created_at else r.deleted_at is null end`,
}

/**
 * A process that was killed may have moved a recipe to the bin, or out of it, and not have noted it: done
 * again, it is not found where it was.
 */
const moved =
  (place: 'into the bin' | 'out of it'): Act =>
  async (payload, { id, siteId }, { recipeId }) => {
    const isIntoBin = place === 'into the bin'
    try {
      await (isIntoBin ? deleteRecipe : restoreRecipe)(payload, siteId, recipeId)
    } catch (error) {
      const isGone = error instanceof Failure && error.code === 'not_found'
      if (!isGone || !(await firstRow(payload, WAS_MOVED, [id, recipeId, isIntoBin]))) throw error
    }
  }

/** The changes of each action and their reversal, through the same use cases as an edit of one recipe. */
const CHANGES: Readonly<Record<BulkAction, Change>> = {
  publish: {
    isDone: ({ publishedAt }) => publishedAt !== null,
    act: (payload, { siteId }, { recipeId }) => publishRecipe(payload, siteId, recipeId, undefined),
    undo: republish,
  },
  unpublish: {
    isDone: ({ publishedAt }) => publishedAt === null,
    act: (payload, { siteId }, { recipeId }) => unpublishRecipe(payload, siteId, recipeId),
    undo: republish,
  },
  lock: {
    isDone: ({ privacySetting }) => privacySetting === 'subscribers_only',
    act: privacy('subscribers_only'),
    undo: privacy('public'),
  },
  unlock: {
    isDone: ({ privacySetting }) => privacySetting === 'public',
    act: privacy('public'),
    undo: privacy('subscribers_only'),
  },
  tag: { isDone: ({ hasTag }) => hasTag, act: term(true), undo: term(false) },
  untag: { isDone: ({ hasTag }) => !hasTag, act: term(false), undo: term(true) },
  collect: {
    isDone: ({ isCollected }) => isCollected,
    act: collected(true),
    undo: collected(false),
  },
  delete: {
    isDone: () => false,
    act: moved('into the bin'),
    undo: moved('out of it'),
  },
  restore: {
    isDone: () => false,
    act: moved('out of it'),
    undo: moved('into the bin'),
  },
  remove: {
    isDone: () => false,
    act: (payload, { siteId }, { recipeId }) => removeRecipe(payload, siteId, recipeId),
    undo: null,
  },
}

/**
 * Applies a job to one of its recipes, or undoes it.
 * @throws any error of the use case
 */
export async function applyJobToRecipe(
  payload: Payload,
  job: Job,
  row: Row,
): Promise<'changed' | 'unchanged'> {
  const change = CHANGES[job.action]
  if (job.undoes === null && change.isDone(row.before)) return 'unchanged'
  const act = job.undoes === null ? change.act : change.undo
  if (act === null) throw new Failure('conflict', 'This can no longer be undone.')
  await act(payload, job, row)
  return 'changed'
}
