import type { Payload } from 'payload'
import type { RecipientCounts } from '@/src/contract/people/newsletter'
import type { SegmentConditions } from '@/src/contract/people/segment'
import type { Audience } from '@/src/domain/newsletters'
import { notFound } from '@/src/contract/failure'
import { firstRow } from '../database/statements'
import { getMailedLetter } from '../letters/read'
import { WANTS_KIND } from './preferences-sql'
import { MATCHES_SEGMENT } from './segment-sql'
import { getSegment } from './segments'
import { IS_CURRENT } from '../subscriptions/is-current'

/**
 * Builds the SQL condition that an address is suppressed, by the site or by the platform.
 * @param address SQL of the address
 * @param site SQL of the site's id
 */
export const IS_SUPPRESSED = (address: string, site: string): string =>
  `exists (select 1 from mail_suppressions m where m.address = lower(${address})
    and (m.site_id is null or m.site_id = ${site}))`

/** Builds the SQL condition that the plan of subscription `b` belongs to an audience. */
const IS_OF_AUDIENCE = (b: string, audience: string): string =>
  `(${audience} = 'everyone' or (${audience} = 'free') = (${b}.plan_type = 'free'))`

/** Builds the SQL condition that subscription `b` is current and gets newsletters of a kind. */
const WANTS_NEWSLETTERS = (b: string, kind: string): string =>
  `(${IS_CURRENT(b)} and coalesce(${b}.receives_newsletter, true)
    and not coalesce(${b}.awaits_confirmation, false) and ${WANTS_KIND(b, kind)})`

/**
 * Builds the SQL condition that subscription `b` of user `u` gets a newsletter.
 * @param audience SQL of the audience, as text
 * @param of SQL of the kind of the send, as text (any if omitted or null), and of the conditions of a segment,
 *   as jsonb (none if omitted or null)
 * @see docs/product/newsletters.md#audience
 */
export const GETS_NEWSLETTER = (
  audience: string,
  { kind = 'null::text', segment = 'null::jsonb' }: { kind?: string; segment?: string } = {},
): string =>
  `(${WANTS_NEWSLETTERS('b', kind)} and ${IS_OF_AUDIENCE('b', audience)} and u.email like '_%@_%'
    and ${MATCHES_SEGMENT(segment)} and not ${IS_SUPPRESSED('u.email', 'b.site_id')})`

const COUNT = {
  name: 'newsletter_audience_count',
  text: `select count(*)::int as total, count(*) filter (where b.plan_type <> 'free')::int as paid
    from subscriptions b join users u on u.id = b.user_id
    where b.site_id = $1
      and ${GETS_NEWSLETTER('$2::text', { kind: '$3::text', segment: '$4::jsonb' })}`,
}
const IS_LOCKED = {
  name: 'newsletter_recipe_privacy',
  text: `select r.privacy_setting <> 'public' as "isLocked" from recipes r
    where r.site_id = $1 and r.id = $2 and r.deleted_at is null`,
}

/** An audience or a part of it, and the content whose previews are counted. */
type Counted = {
  audience?: Audience | undefined
  segmentId?: string | undefined
  recipeId?: string | undefined
  letterId?: string | undefined
}

/**
 * Counts the subscribers who would get a newsletter. Two statements, three with a segment.
 * @throws Failure `not_found` for content or a segment of another site
 */
export async function countRecipients(
  payload: Payload,
  siteId: string,
  { audience = 'everyone', segmentId, ...content }: Counted,
): Promise<RecipientCounts> {
  const segment = segmentId === undefined ? null : await getSegment(payload, siteId, segmentId)
  const [{ total, paid }, isLocked] = await Promise.all([
    countMatching(payload, siteId, {
      audience,
      kind: kindOf(content),
      conditions: segment?.conditions ?? null,
    }),
    isLockedForFree(payload, siteId, content),
  ])
  const full = isLocked ? paid : total
  return { total, full, preview: total - full }
}

/** The kind of a send of some content; null without any. */
const kindOf = ({
  recipeId,
  letterId,
}: Pick<Counted, 'recipeId' | 'letterId'>): 'recipe' | 'letter' | null =>
  letterId !== undefined ? 'letter' : recipeId !== undefined ? 'recipe' : null

type Matched = {
  audience: Audience
  kind: 'recipe' | 'letter' | null
  conditions: Partial<SegmentConditions> | null
}

async function countMatching(
  payload: Payload,
  siteId: string,
  { audience, kind, conditions }: Matched,
): Promise<{ total: number; paid: number }> {
  const segment = conditions && JSON.stringify(conditions)
  const counted = await firstRow<{ total: number; paid: number }>(payload, COUNT, [
    siteId,
    audience,
    kind,
    segment,
  ])
  return counted ?? { total: 0, paid: 0 }
}

/** Counts the subscribers who match conditions and get newsletters. One statement. */
export async function countSegment(
  payload: Payload,
  siteId: string,
  conditions: Partial<SegmentConditions>,
): Promise<number> {
  return (await countMatching(payload, siteId, { audience: 'everyone', kind: null, conditions }))
    .total
}

/** Whether readers on a free plan get a preview of some content. */
async function isLockedForFree(
  payload: Payload,
  siteId: string,
  { recipeId, letterId }: Pick<Counted, 'recipeId' | 'letterId'>,
): Promise<boolean> {
  if (letterId !== undefined) {
    const reader = { planType: 'free', isManager: false } as const
    const letter = await getMailedLetter(payload, siteId, letterId, reader)
    if (!letter) throw notFound('Letter')
    return letter.isLocked
  }
  if (recipeId === undefined) return false
  const recipe = await firstRow<{ isLocked: boolean }>(payload, IS_LOCKED, [siteId, recipeId])
  if (!recipe) throw notFound('Recipe')
  return recipe.isLocked
}
