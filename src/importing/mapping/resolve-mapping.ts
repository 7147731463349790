import type { Payload } from 'payload'
import { z } from 'zod'
import { worksOnSite } from '@/access/conditions'
import { ImportMapping } from '@/src/contract/import-mapping'
import type { TermChoice } from '@/src/contract/import-mapping'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { findOrCreateTerm } from '@/src/server/catalogues/named-term'
import { firstRow, rows } from '@/src/server/database/statements'
import { normaliseName } from './row-findings'

/** The target of a name of the source. */
export type MappedTerm = { kind: TermKind; id: string } | 'keyword' | 'nothing'

/** A mapping with the ids of its targets. */
export type ResolvedMapping = {
  /** Contributors by name; null for an author to leave out. */
  authors: ReadonlyMap<string, { userId: string | null }>
  /** Terms by name in lower case. */
  terms: ReadonlyMap<string, MappedTerm>
  redirects: boolean
}

/** Parses the stored mapping of an import; returns null for none, or for one of another version. */
export function parseMapping(stored: unknown): ImportMapping | null {
  const read = ImportMapping.safeParse(stored)
  return read.success ? read.data : null
}

const MAPPING = {
  name: 'import_mapping',
  text: `select options -> 'mapping' as mapping from imports where id = $1`,
}

/** Returns the mapping of an import, or null. */
export async function getMapping(
  payload: Payload,
  importId: string,
): Promise<ImportMapping | null> {
  const found = await firstRow<{ mapping: unknown }>(payload, MAPPING, [importId])
  return parseMapping(found?.mapping)
}

const PEOPLE = {
  name: 'import_people',
  text: `select u.id from users u where u.id = any($2::uuid[])
    and exists (select 1 from sites s where s.id = $1 and ${worksOnSite('s', 'u.id')})`,
}
const Ids = z.array(z.object({ id: z.string() }))

/**
 * Resolves the targets of a mapping and creates missing terms. Former members of the site count as
 * not chosen.
 */
export async function resolveMapping(
  payload: Payload,
  siteId: string,
  mapping: ImportMapping | null,
): Promise<ResolvedMapping | null> {
  if (mapping === null) return null
  const wanted = mapping.authors.flatMap(({ userId }) => userId ?? [])
  const found = wanted.length === 0 ? [] : await rows(payload, PEOPLE, [siteId, wanted])
  const people = new Set(Ids.parse(found).map(({ id }) => id))
  const authors = new Map<string, { userId: string | null }>()
  for (const { name, as, userId = null } of mapping.authors) {
    if (as === 'nothing') authors.set(name, { userId: null })
    else if (userId !== null && people.has(userId)) authors.set(name, { userId })
  }
  const terms = new Map<string, MappedTerm>()
  for (const choice of mapping.terms) {
    terms.set(getTermKey(choice.name), await mappedTerm(payload, siteId, choice))
  }
  return { authors, terms, redirects: mapping.redirects }
}

/** Returns the lookup key of a category or tag. */
export const getTermKey = (name: string): string => (normaliseName(name) ?? '').toLowerCase()

async function mappedTerm(
  payload: Payload,
  siteId: string,
  { name, as, title }: TermChoice,
): Promise<MappedTerm> {
  if (as === 'keyword' || as === 'nothing') return as
  const named = { kind: as, title: title || name.slice(0, 200) }
  const { id } = await findOrCreateTerm(payload, siteId, named)
  return { kind: as, id }
}
