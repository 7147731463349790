import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { MAX_MAPPED_NAMES } from '@/src/contract/import-mapping'
import type { ImportFindings } from '@/src/contract/import-mapping'
import { MAX_IMPORT_TYPES } from '@/src/contract/import-types'
import { firstRow, rows } from '@/src/server/database/statements'
import { loadCatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { guessAuthor, guessTerm } from '../mapping/guess'
import { getMapping } from '../mapping/resolve-mapping'
import { getImport } from './read'

const AUTHORS = {
  name: 'import_found_authors',
  text: `select r.found ->> 'author' as name, count(*)::int as count from import_rows r
    where r.import_id = $1 and r.found ->> 'author' is not null
    group by 1 order by count desc, name limit ${MAX_MAPPED_NAMES}`,
}
/** A name that is both category and tag counts as a category, ignoring case. */
const TERMS = {
  name: 'import_found_terms',
  text: `select min(n.name) as name, min(n.source) as source, count(distinct n.id)::int as count
    from (select r.id, 'category' as source, c as name
        from import_rows r, jsonb_array_elements_text(r.found -> 'categories') c
        where r.import_id = $1
      union all select r.id, 'tag', t
        from import_rows r, jsonb_array_elements_text(r.found -> 'tags') t
        where r.import_id = $1) n
    group by lower(n.name) order by count desc, name limit ${MAX_MAPPED_NAMES}`,
}
const ADDRESSES = {
  name: 'import_found_addresses',
  text: `with found as (select p as path
      from (select r.found from import_rows r where r.import_id = $1 and r.found is not null
        order by r.position) r, jsonb_array_elements_text(r.found -> 'oldPaths') p)
    select (select count(*)::int from found) as total,
      array(select path from found limit 5) as examples`,
}
const TABLES = {
  name: 'import_found_tables',
  text: `select coalesce(options -> 'tables', '[]') as tables from imports where id = $1`,
}
const TYPES = {
  name: 'import_found_types',
  text: `select t.name, t.count, t.recipes, i.options -> 'types' ->> t.name as choice
    from (select r.found -> 'item' ->> 'type' as name, count(*)::int as count,
        (count(*) filter (where (r.found -> 'item' ->> 'hasRecipe')::boolean))::int as recipes
      from import_rows r
      where r.import_id = $1 and r.found -> 'item' ->> 'type' is not null
      group by 1 order by 2 desc, 1 limit ${MAX_IMPORT_TYPES}) t, imports i
    where i.id = $1 order by t.count desc, t.name`,
}
const PEOPLE = {
  name: 'import_site_people',
  text: `select u.id, coalesce(u.display_name, '') as "displayName" from users u
    where exists (select 1 from sites s where s.id = $1 and ${worksOnSite('s', 'u.id')})
    order by 2, 1`,
}

/**
 * Lists the names in the rows of an import, with the possible choices for each.
 * @throws Failure `not_found`, also for an import of another site
 * @see docs/product/import-and-export.md#mapping
 */
export async function getImportFindings(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ImportFindings> {
  await getImport(payload, siteId, id)
  const [authors, terms, addresses, people, index, mapping, stored, types] = await Promise.all([
    rows<{ name: string; count: number }>(payload, AUTHORS, [id]),
    rows<Omit<ImportFindings['terms'][number], 'suggestion'>>(payload, TERMS, [id]),
    firstRow<ImportFindings['oldAddresses']>(payload, ADDRESSES, [id]),
    rows<ImportFindings['people'][number]>(payload, PEOPLE, [siteId]),
    loadCatalogueIndex(payload, siteId),
    getMapping(payload, id),
    firstRow<Pick<ImportFindings, 'tables'>>(payload, TABLES, [id]),
    rows<ImportFindings['types'][number]>(payload, TYPES, [id]),
  ])
  return {
    authors: authors.map((author) => ({ ...author, suggestion: guessAuthor(author.name, people) })),
    terms: terms.map((term) => ({ ...term, suggestion: guessTerm(term, index) })),
    people,
    oldAddresses: addresses ?? { total: 0, examples: [] },
    tables: stored?.tables ?? [],
    types,
    mapping,
  }
}
