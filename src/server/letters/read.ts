import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type {
  Letter,
  LetterCard,
  LettersPage,
  LettersQuery,
  ManagedLetter,
  ManagedLettersPage,
  ManagedLettersQuery,
} from '@/src/contract/letter/letter'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import type { PremiumReader } from '@/src/domain/payments/premium'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import type { Statement } from '../database/statements'
import {
  IS_LETTER_PUBLISHED,
  LETTER_CARD,
  MANAGED_LETTER,
  presentLetterCard,
  presentManagedLetter,
  presentManagedRow,
  presentReadable,
  READERS_TEXT,
  STAFF_TEXT,
} from './letter-sql'
import type { LetterCardRow, LetterTextRow, ManagedLetterListRow } from './letter-sql'

const MATCHES = `l.site_id = $1
  and ($2::text is null or l.title ilike '%' || $2 || '%' or l.slug ilike '%' || $2 || '%')
  and ($3::text is null or $3 = case when l.published_at is null then 'draft'
    when ${IS_LETTER_PUBLISHED} then 'published' else 'scheduled' end)`

const MANAGED_LIST = {
  name: 'managed_letters',
  text: `select ${MANAGED_LETTER} from letters l where ${MATCHES}
    order by l.updated_at desc, l.id limit $4 offset $5`,
}
const MANAGED_COUNT = {
  name: 'count_managed_letters',
  text: `select count(*)::int as total from letters l where ${MATCHES}`,
}

/** Lists a page of a site's letters for its staff, last changed first. */
export async function listManagedLetters(
  payload: Payload,
  siteId: string,
  { query = '', status, limit, offset }: ManagedLettersQuery,
): Promise<ManagedLettersPage> {
  const searched = query === '' ? null : query.replace(/[\\%_]/g, '\\$&')
  const filter = [siteId, searched, status ?? null]
  const [found, count] = await Promise.all([
    rows<ManagedLetterListRow>(payload, MANAGED_LIST, [...filter, limit, offset]),
    firstRow<{ total: number }>(payload, MANAGED_COUNT, filter),
  ])
  return { letters: found.map(presentManagedRow), total: count?.total ?? 0, limit, offset }
}

const BY_ID = {
  name: 'managed_letter',
  text: `select ${MANAGED_LETTER}, ${STAFF_TEXT} from letters l where l.site_id = $1 and l.id = $2`,
}

/** Returns a letter for its staff. @throws Failure `not_found`, also for another site's */
export async function getManagedLetter(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedLetter> {
  const row = await firstRow<ManagedLetterListRow & LetterTextRow>(payload, BY_ID, [siteId, id])
  if (!row) throw notFound('Letter')
  return presentManagedLetter(row)
}

/** SQL condition that a letter `l` is found by a text, an expression; every letter is found by null. */
const IS_FOUND = (text: string): string =>
  `(${text} is null or exists (select 1 from search_letters w
    where w.letter_id = l.id and w.site_id = l.site_id and w.document @@ letter_query(${text})))`

const LIST: Statement = {
  name: 'published_letters',
  reads: [],
  text: `select ${LETTER_CARD} from letters l
    where l.site_id = $1 and ${IS_LETTER_PUBLISHED} and ${IS_FOUND('$2::text')}
    order by l.published_at desc, l.id desc limit $3 offset $4`,
}
const COUNT: Statement = {
  name: 'count_published_letters',
  reads: [],
  text: `select count(*)::int as total from letters l
    where l.site_id = $1 and ${IS_LETTER_PUBLISHED} and ${IS_FOUND('$2::text')}`,
}

/**
 * Lists a page of a site's published letters, newest first; those with all words of a search, if there is one.
 * @see docs/product/search.md#letters
 */
export async function listLetters(
  payload: Payload,
  siteId: string,
  { limit, offset, search }: LettersQuery,
): Promise<LettersPage> {
  const words = search?.trim() ? search : null
  const [found, count] = await Promise.all([
    rows<LetterCardRow>(payload, LIST, [siteId, words, limit, offset]),
    firstRow<{ total: number }>(payload, COUNT, [siteId, words]),
  ])
  return { letters: found.map(presentLetterCard), total: count?.total ?? 0, limit, offset }
}

const CARD_BY_ID = {
  name: 'published_letter_card',
  text: `select ${LETTER_CARD} from letters l
    where l.site_id = $1 and l.id = $2 and ${IS_LETTER_PUBLISHED}`,
}

/** Returns a published letter as in a list; null when there is none. One statement. */
export async function findLetterCard(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<LetterCard | null> {
  const row = await firstRow<LetterCardRow>(payload, CARD_BY_ID, [siteId, id])
  return row ? presentLetterCard(row) : null
}

const HAS_SOME: Statement = {
  name: 'has_letters',
  reads: [],
  text: `select 1 from letters l where l.site_id = $1 and ${IS_LETTER_PUBLISHED} limit 1`,
}

/** Whether a site has published letters. One statement. */
export const hasLetters = async (payload: Payload, siteId: string): Promise<boolean> =>
  (await firstRow(payload, HAS_SOME, [siteId])) !== undefined

const neighbour = (order: '<' | '>'): string => `(
  select jsonb_build_object('slug', o.slug, 'title', o.title) from letters o
  where o.site_id = l.site_id and o.published_at <= now()
    and (o.published_at, o.id) ${order} (l.published_at, l.id)
  order by o.published_at ${order === '<' ? 'desc, o.id desc' : ', o.id'} limit 1)`

const BY_SLUG = {
  name: 'published_letter_by_slug',
  text: `select ${LETTER_CARD}, ${isoInstant('l.updated_at')} as "updatedAt", ${READERS_TEXT},
      ${neighbour('<')} as previous, ${neighbour('>')} as next
    from letters l where l.site_id = $1 and l.slug = $2 and ${IS_LETTER_PUBLISHED}`,
}

type LetterRow = LetterCardRow & LetterTextRow & Pick<Letter, 'updatedAt' | 'previous' | 'next'>

/**
 * Returns a published letter for a reader, without text withheld from that reader; null when there is none.
 * One statement.
 * @see docs/product/letters.md#audiences
 */
export async function getLetter(
  payload: Payload,
  siteId: string,
  slug: string,
  reader: PremiumReader,
): Promise<Letter | null> {
  const row = await firstRow<LetterRow>(payload, BY_SLUG, [siteId, slug])
  if (!row) return null
  const { updatedAt, previous, next } = row
  return {
    ...presentLetterCard(row),
    updatedAt,
    ...presentReadable(row, reader),
    previous,
    next,
  }
}

const BY_ID_FOR_READERS = {
  name: 'letter_for_readers',
  text: `select ${LETTER_CARD}, ${READERS_TEXT}, coalesce(${IS_LETTER_PUBLISHED}, false) as "isPublished"
    from letters l where l.site_id = $1 and l.id = $2`,
}

type MailedRow = LetterCardRow & LetterTextRow & { isPublished: boolean }

/** A letter to be mailed: one that is not published has no page. */
export type MailedLetter = Omit<FeedLetter, 'updatedAt' | 'publishedAt'> & { isPublished: boolean }

/**
 * Returns a letter for a reader, published or not, without text withheld from that reader; null when there
 * is none. One statement.
 * @see docs/product/letters.md#audiences
 */
export async function getMailedLetter(
  payload: Payload,
  siteId: string,
  id: string,
  reader: PremiumReader,
): Promise<MailedLetter | null> {
  const row = await firstRow<MailedRow>(payload, BY_ID_FOR_READERS, [siteId, id])
  if (!row) return null
  const { isPublished } = row
  return { ...presentLetterCard(row), isPublished, ...presentReadable(row, reader) }
}

const LATEST = {
  name: 'latest_letters',
  text: `select ${LETTER_CARD}, ${isoInstant('l.updated_at')} as "updatedAt", ${READERS_TEXT}
    from letters l where l.site_id = $1 and ${IS_LETTER_PUBLISHED}
    order by l.published_at desc, l.id desc limit $2`,
}

type LatestRow = LetterCardRow & LetterTextRow & Pick<Letter, 'updatedAt'>

/** A letter without the links to others. */
export type FeedLetter = Omit<Letter, 'previous' | 'next' | 'reduced'>

/** Lists the latest letters of a site with their public text only. One statement. */
export async function listLatestLetters(
  payload: Payload,
  siteId: string,
  limit: number,
): Promise<FeedLetter[]> {
  const found = await rows<LatestRow>(payload, LATEST, [siteId, limit])
  return found.map((row) => ({
    ...presentLetterCard(row),
    updatedAt: row.updatedAt,
    ...presentReadable(row, ANONYMOUS_READER),
  }))
}
