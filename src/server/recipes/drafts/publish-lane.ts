import type { Payload } from 'payload'
import { CALL_POLICY } from '@/access/calls'
import { allows } from '@/access/levels'
import { Failure } from '@/src/contract/failure'
import { firstRow, rows } from '@/src/server/database/statements'
import type { JobQueue } from '../../jobs/job-queue'
import { getSiteLevels } from '../../sites/scope'
import { publishRecipeDraft } from './publish'

const DUE = {
  name: 'draft_to_publish',
  text: `select d.site_id as "siteId", s.slug as "siteSlug", d.revision, u.id as "userId",
      coalesce(u.is_platform_admin, false) as "isPlatformAdmin"
    from recipe_drafts d join sites s on s.id = d.site_id left join users u on u.id = d.scheduled_by
    where d.recipe_id = $1 and d.publish_at <= now()`,
}

type DueDraft = {
  siteId: string
  siteSlug: string
  revision: number
  userId: string | null
  isPlatformAdmin: boolean
}

const FAIL = {
  name: 'draft_not_published',
  text: `update recipe_drafts set publish_at = null, publish_failure = $2 where recipe_id = $1`,
}
const RESUME = {
  name: 'draft_published_again',
  text: `update recipe_drafts set publish_at = now(), publish_failure = null
    where recipe_id = $1 and publish_failure is not null`,
}

/**
 * The queue of scheduled drafts: publishes them when due, by the rules of their editor, with the user's
 * rights at that time. Reports a refusal to the author and does not retry it.
 * @see docs/product/recipes.md#scheduled-changes
 */
export const PUBLISH_QUEUE: JobQueue = {
  name: 'publish',
  waiting: `select recipe_id as id, site_id, publish_at as since from recipe_drafts
    where publish_at <= now()`,
  next: `select (extract(epoch from min(publish_at) - now()) * 1000)::float8 as "in"
    from recipe_drafts where publish_at > now()`,
  work: publishDue,
  giveUp: (payload, id) => fail(payload, id, 'Something went wrong. Please publish it manually.'),
  resume: async (payload, id) => {
    await rows(payload, RESUME, [id])
  },
  sliceMs: 10_000,
  slots: 2,
}

async function publishDue(payload: Payload, recipeId: string): Promise<void> {
  const due = await firstRow<DueDraft>(payload, DUE, [recipeId])
  // Published, discarded or postponed meanwhile.
  if (!due) return
  const { siteId, siteSlug, userId, revision } = due
  if (userId === null || !(await mayPublish(payload, { ...due, userId }))) {
    await fail(payload, recipeId, 'The person who scheduled it no longer has access to this site.')
    return
  }
  try {
    const editor = { siteId, siteSlug, userId }
    await publishRecipeDraft(payload, editor, recipeId, { revision }, true)
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'internal') throw error
    await fail(payload, recipeId, wordsOf(error))
  }
}

async function mayPublish(
  payload: Payload,
  { siteId, userId, isPlatformAdmin }: DueDraft & { userId: string },
): Promise<boolean> {
  const levels = await getSiteLevels(payload, siteId, { userId, isPlatformAdmin })
  return allows(CALL_POLICY.publishRecipeDraft, levels)
}

/** Formats the reason why a draft was not published, with the next step for its author. */
function wordsOf({ code, message, issues = [], current }: Failure): string {
  if (code === 'validation_failed') {
    return issues
      .map(({ path, message: words }) => `“${path}”: ${words}`)
      .join(', ')
      .slice(0, 500)
  }
  if (code === 'conflict' && current !== undefined) {
    return 'The recipe has changed since. Review it and publish it again.'
  }
  return message
}

async function fail(payload: Payload, recipeId: string, message: string): Promise<void> {
  await rows(payload, FAIL, [recipeId, message])
}
