'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { UnitNames } from '@/src/domain/amounts/quantity'
import { recordsById } from './rows/records-by-id'
import type { RecordsById } from './rows/records-by-id'

/** A unit as amounts need it. */
export type Unit = UnitNames & { id: string }
/** An entity with a title. */
export type Titled = { id: string; title: string }
/** A picture as a row shows it. */
export type Picture = { id: string; alt: string; key: string }

/** Loads documents of a collection through the admin's REST, as the signed-in user. */
async function readDocs(
  collection: string,
  fields: readonly string[],
  ids: readonly string[] | null,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ depth: '0', limit: '0', pagination: 'false' })
  for (const field of fields) query.set(`select[${field}]`, 'true')
  if (ids === null) query.set('sort', 'title')
  else query.set('where[id][in]', ids.join(','))
  const answer = await fetch(`/api/${collection}?${query.toString()}`)
  if (!answer.ok) throw new Error(`${collection}: ${String(answer.status)}`)
  const body: unknown = await answer.json()
  const docs: unknown = typeof body === 'object' && body !== null && 'docs' in body ? body.docs : []
  const rows: unknown[] = Array.isArray(docs) ? docs : []
  return rows.filter((row): row is Record<string, unknown> => typeof row === 'object' && !!row)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const titled = (doc: Record<string, unknown>): Titled => ({
  id: text(doc['id']),
  title: text(doc['title']),
})

const titlesOf = (collection: string): RecordsById<Titled> =>
  recordsById(async (ids) => (await readDocs(collection, ['title'], ids)).map(titled))

/** Titles of the catalogue's ingredients. */
export const ingredientTitles = titlesOf('ingredients')
/** Titles of the catalogue's equipment. */
export const equipmentTitles = titlesOf('equipment')

/** Pictures of rows. */
export const pictures = recordsById<Picture>(async (ids) =>
  (await readDocs('images', ['alt', 'key'], ids)).map((doc) => ({
    id: text(doc['id']),
    alt: text(doc['alt']),
    key: text(doc['key']),
  })),
)

/** A whole list under one name: few enough to be fetched at once. */
const LIST = 'all'
type List<Row> = { id: typeof LIST; list: readonly Row[] }

const wholeList = <Row>(read: () => Promise<readonly Row[]>): RecordsById<List<Row>> =>
  recordsById(async () => [{ id: LIST, list: await read() }])

const unitList = wholeList(async () =>
  (await readDocs('units', ['slug', 'title', 'pluralTitle', 'abbreviation'], null)).map(
    (doc): Unit => ({
      ...titled(doc),
      slug: text(doc['slug']),
      pluralTitle: text(doc['pluralTitle']),
      abbreviation: text(doc['abbreviation']) || null,
    }),
  ),
)
const siteList = wholeList(async () => (await readDocs('sites', ['title'], null)).map(titled))

/** The loaded documents of some ids; missing ones are fetched in a shared batch. */
export function useRows<Row>(
  source: RecordsById<Row>,
  ids: readonly (string | null)[],
): ReadonlyMap<string, Row> {
  const wanted = ids.filter((id) => id !== null && id !== '').join(' ')
  useEffect(() => {
    if (wanted !== '') source.want(wanted.split(' '))
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.rows, source.rows)
}

const useList = <Row>(source: RecordsById<List<Row>>): readonly Row[] | null =>
  useRows(source, [LIST]).get(LIST)?.list ?? null

/** All units, `null` until they are here. */
export const useUnits = (): readonly Unit[] | null => useList(unitList)

/** The sites of the signed-in user; `null` while loading. */
export const useOwnSites = (): readonly Titled[] | null => useList(siteList)
