import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import type { Term } from '@/src/contract/recipe/term'
import { alphabeticSlug } from '@/src/domain/addresses/slug-from-title'
import type { SiteTermKind } from '@/src/domain/recipes/term-kind'
import { isUniqueViolation } from '../database/conflicts'
import { firstRow } from '../database/statements'

/** A term, or a piece of equipment, and its kind. */
export type KnownTerm = Term & { kind: SiteTermKind }
type TermName = { kind: SiteTermKind; title: string }

const findIn = (table: 'terms' | 'equipment', kind: string, isOfKind: string) => ({
  name: `${table}_by_title`,
  text: `select t.id, t.slug, t.title, ${kind} as kind from ${table} t
    where ${isOfKind} and (t.site_id is null or t.site_id = $1)
      and (t.slug = $3 or lower(t.title) = lower($4))
    order by lower(t.title) = lower($4) desc, t.site_id nulls last, t.created_at limit 1`,
})
const FIND = findIn('terms', 't.kind', 't.kind = $2')
const FIND_EQUIPMENT = findIn('equipment', '$2::text', 'true')

/**
 * Finds the term or piece of equipment that a site may use under a title: its own, else a shared one; null
 * without one.
 */
export async function findTerm(
  payload: Payload,
  siteId: string,
  { kind, title }: TermName,
): Promise<KnownTerm | null> {
  const values = [siteId, kind, slugOf({ kind, title }), title]
  const statement = kind === 'equipment' ? FIND_EQUIPMENT : FIND
  return (await firstRow<KnownTerm>(payload, statement, values)) ?? null
}

/**
 * Finds that term, or creates it for the site; concurrent requests return the same one.
 * @throws Failure `validation_failed` for a title without a letter or digit
 * @see docs/product/kitchen.md#terms
 */
export async function findOrCreateTerm(
  payload: Payload,
  siteId: string,
  name: TermName,
): Promise<KnownTerm> {
  checkTermTitle(name.title)
  const known = await findTerm(payload, siteId, name)
  if (known) return known
  const slug = slugOf(name)
  try {
    return { ...name, id: await createTerm(payload, siteId, name, slug), slug }
  } catch (error) {
    const made = isUniqueViolation(error) ? await findTerm(payload, siteId, name) : null
    if (!made) throw error
    return made
  }
}

async function createTerm(
  payload: Payload,
  siteId: string,
  { kind, title }: TermName,
  slug: string,
): Promise<string> {
  const data = { title, slug, site: siteId }
  const made =
    kind === 'equipment'
      ? await payload.create({ collection: 'equipment', data, depth: 0 })
      : await payload.create({ collection: 'terms', data: { ...data, kind }, depth: 0 })
  return made.id
}

/** @throws Failure `validation_failed` for a title without a letter or digit */
export function checkTermTitle(title: string): void {
  if (!/[\p{L}\p{N}]/u.test(title)) throw invalidField('title', 'Use at least one letter or digit')
}

/** A title without letters for a slug gets a fixed slug derived from it. */
const slugOf = ({ kind, title }: TermName): string =>
  alphabeticSlug(title) ||
  `${kind}-${createHash('sha256').update(title.toLowerCase()).digest('hex').slice(0, 12)}`
