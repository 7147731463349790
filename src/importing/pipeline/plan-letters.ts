import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { LETTER_AUDIENCES } from '@/src/domain/letters/letter-limits'
import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import { rows } from '@/src/server/database/statements'
import { findFreeSlug } from '@/src/server/recipes/slugs'
import type { PreparedLetter } from '../letters/prepare-letter'
import type { PreparedRow } from './prepared'
import type { ImportTarget } from './target'

/** A row that is a letter. */
export type LetterRow = Extract<PreparedRow, { kind: 'letter' }>

/** The planned change for a letter. */
export type PlannedLetter = { row: LetterRow; letter: PreparedLetter } & (
  | { action: 'create' | 'update'; id: string }
  /** The id is null where the post is a recipe. */
  | { action: 'skip'; id: string | null; message: string }
)

type Existing = {
  id: string
  slug: string
  sourceKey: string
  publishedAt: Date | null
  audience: LetterAudience
  isRecipe: boolean
}

const EXISTING = {
  name: 'import_existing_letters',
  text: `select id, slug, source_key as "sourceKey", published_at as "publishedAt",
      audience::text as audience, false as "isRecipe"
    from letters where site_id = $1 and source_key = any($2::text[])
    union all select id, slug, source_key, published_at, 'everyone', true
    from recipes where site_id = $1 and source_key = any($2::text[])`,
}

/** Decides for each letter whether it is created or updated, and under which slug. */
export async function planLetters(
  { payload, siteId, onRepeat, asDrafts }: ImportTarget,
  letters: readonly LetterRow[],
): Promise<PlannedLetter[]> {
  if (letters.length === 0) return []
  const keys = letters.map(({ sourceKey }) => sourceKey)
  const found = await rows<Existing>(payload, EXISTING, [siteId, keys])
  const existing = new Map(found.map((each) => [each.sourceKey, each]))
  const taken = await takenSlugs(payload, siteId, letters)
  const planned: PlannedLetter[] = []
  for (const row of letters) {
    const before = existing.get(row.sourceKey)
    if (before) {
      planned.push(plannedAgain(row, before, onRepeat))
      continue
    }
    const wanted = row.letter.slug
    const isTaken = taken.has(wanted)
    const slug = isTaken ? await findFreeSlug(payload, siteId, wanted, taken, 'letters') : wanted
    taken.add(slug)
    const publishedAt = asDrafts ? null : row.letter.publishedAt
    const letter = { ...row.letter, slug, publishedAt }
    planned.push({ action: 'create', row, letter, id: randomUUID() })
  }
  return planned
}

const TAKEN = {
  name: 'import_taken_letter_slugs',
  text: `select slug from letters where site_id = $1 and slug = any($2::text[])`,
}

async function takenSlugs(
  payload: Payload,
  siteId: string,
  letters: readonly LetterRow[],
): Promise<Set<string>> {
  const wanted = letters.map(({ letter }) => letter.slug)
  const found = await rows<{ slug: string }>(payload, TAKEN, [siteId, wanted])
  return new Set(found.map(({ slug }) => slug))
}

function plannedAgain(
  row: LetterRow,
  { id, slug, publishedAt, audience, isRecipe }: Existing,
  onRepeat: ImportTarget['onRepeat'],
): PlannedLetter {
  const skip = (message: string): PlannedLetter => ({
    ...{ action: 'skip', row, letter: row.letter, message },
    id: isRecipe ? null : id,
  })
  if (isRecipe) return skip('This post was imported before as a recipe or as a stored post.')
  if (onRepeat === 'skip') return skip('This letter was imported before.')
  const letter = {
    ...row.letter,
    slug,
    // A published letter stays published, and is never opened to more readers.
    publishedAt: row.letter.publishedAt ?? publishedAt?.toISOString() ?? null,
    audience: narrower(row.letter.audience, audience),
  }
  return { action: 'update', row, letter, id }
}

const narrower = (one: LetterAudience, other: LetterAudience): LetterAudience =>
  LETTER_AUDIENCES.indexOf(one) > LETTER_AUDIENCES.indexOf(other) ? one : other
