import type { Payload } from 'payload'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type { Segment, SegmentWrite, TagCount } from '@/src/contract/people/segment'
import { MAX_SEGMENTS } from '@/src/domain/segments'
import { isoInstant } from '../database/instant-sql'
import { lockRow } from '../database/lock-row'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { IS_CURRENT } from '../subscriptions/is-current'

const COLUMNS = `g.id, g.name, g.conditions, ${isoInstant('g.created_at')} as "createdAt"`

const LIST = {
  name: 'segments',
  text: `select ${COLUMNS} from subscriber_segments g where g.site_id = $1 order by lower(g.name), g.id`,
}

/**
 * Lists the segments of a site, by name.
 * @see docs/product/subscriptions.md#segments
 */
export const listSegments = (payload: Payload, siteId: string): Promise<Segment[]> =>
  rows<Segment>(payload, LIST, [siteId])

const ONE = {
  name: 'segment',
  text: `select ${COLUMNS} from subscriber_segments g where g.site_id = $1 and g.id = $2`,
}

/** Returns a segment. @throws Failure `not_found` */
export async function getSegment(payload: Payload, siteId: string, id: string): Promise<Segment> {
  const segment = await firstRow<Segment>(payload, ONE, [siteId, id])
  if (!segment) throw notFound('Segment')
  return segment
}

const OTHERS = {
  name: 'segments_besides',
  text: `select count(*)::int as count, coalesce(bool_or(lower(name) = lower($2)), false) as "isTaken"
    from subscriber_segments where site_id = $1 and ($3::uuid is null or id <> $3)`,
}

/** @throws Failure `conflict` for a name that another segment has, `validation_failed` for one too many */
async function checkSegment(
  payload: Payload,
  siteId: string,
  name: string,
  id: string | null,
): Promise<void> {
  // Two requests with the same name wait for each other.
  await lockRow(payload, 'site', [siteId])
  const found = await firstRow<{ count: number; isTaken: boolean }>(payload, OTHERS, [
    siteId,
    name,
    id,
  ])
  if (found?.isTaken === true) {
    const message = 'There is already a segment with this name.'
    throw new Failure('conflict', message, { issues: [{ path: 'name', message }] })
  }
  if (id === null && (found?.count ?? 0) >= MAX_SEGMENTS) {
    throw invalidField(
      'name',
      `A site can have at most ${MAX_SEGMENTS} segments. Delete one first.`,
    )
  }
}

const CREATE = {
  name: 'segment_create',
  text: `insert into subscriber_segments as g (site_id, name, conditions) values ($1, $2, $3::jsonb)
    returning ${COLUMNS}`,
}

/** Creates a segment. @throws Failure `conflict` for a name that is taken, `validation_failed` */
export function createSegment(
  payload: Payload,
  siteId: string,
  { name, conditions }: SegmentWrite,
): Promise<Segment> {
  return inTransaction(payload, async () => {
    await checkSegment(payload, siteId, name, null)
    const values = [siteId, name, JSON.stringify(conditions)]
    const created = await firstRow<Segment>(payload, CREATE, values)
    if (!created) throw new Error('A segment was not stored.')
    return created
  })
}

const UPDATE = {
  name: 'segment_update',
  text: `update subscriber_segments as g set name = $3, conditions = $4::jsonb, updated_at = now()
    where g.site_id = $1 and g.id = $2 returning ${COLUMNS}`,
}

/** Replaces a segment. @throws Failure `not_found`, `conflict` for a name that is taken */
export function updateSegment(
  payload: Payload,
  siteId: string,
  id: string,
  { name, conditions }: SegmentWrite,
): Promise<Segment> {
  return inTransaction(payload, async () => {
    await checkSegment(payload, siteId, name, id)
    const values = [siteId, id, name, JSON.stringify(conditions)]
    const updated = await firstRow<Segment>(payload, UPDATE, values)
    if (!updated) throw notFound('Segment')
    return updated
  })
}

const DELETE = {
  name: 'segment_delete',
  text: 'delete from subscriber_segments where site_id = $1 and id = $2 returning id',
}

/** Deletes a segment; sends keep their copy. @throws Failure `not_found` */
export async function deleteSegment(payload: Payload, siteId: string, id: string): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, id]))) throw notFound('Segment')
}

const TAGS = {
  name: 'subscriber_tags',
  text: `select t.tag, count(*)::int as count from subscriptions b cross join unnest(b.tags) as t (tag)
    where b.site_id = $1 and ${IS_CURRENT('b')} group by t.tag order by 2 desc, 1 limit 1000`,
}

/**
 * Lists the tags of a site's current subscribers, the most frequent first.
 * @see docs/product/subscriptions.md#tags
 */
export const listSubscriberTags = (payload: Payload, siteId: string): Promise<TagCount[]> =>
  rows<TagCount>(payload, TAGS, [siteId])
