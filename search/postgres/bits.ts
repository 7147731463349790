import type { Facet } from '@/search/engine'

/** Bits per row, as in the table `search_bits`. */
const BLOCK = 4096
const NONE = `0::bit(${BLOCK})`

/**
 * Hides a value of a statement from the planner: with known values, Postgres makes a new plan for each
 * search, which takes longer than the search.
 */
export const hideFromPlanner = (value: string, type: string): string => `(select ${value}::${type})`

/** The id of the searched site: `$1` of every statement. */
export const SITE = hideFromPlanner('$1', 'uuid')

/**
 * Recipes of a site that have appeared since their row was written: not counted yet. Written so that
 * the index of such rows is read and no other, which would read the whole site.
 */
export const DUE_RECIPES = `search_recipes where not is_counted and published_at <= now()
    and site_id is not distinct from ${SITE}`

/** Whether there are any. Not by `exists`: Postgres would expect one among the first rows. */
export const HAS_DUE_RECIPES = `(select count(*) from ${DUE_RECIPES}) > 0`

/** Bits of a site's counted recipes per term; term 0 has all recipes. */
const COUNTED = `select term, block, bits from search_bits where site_id = ${SITE}`

/** Those, and recipes that are not counted yet, which are rare. */
const COUNTED_AND_DUE = `${COUNTED}
    union all
    select term, place / ${BLOCK}, set_bit(${NONE}, place % ${BLOCK}, 1)
    from (select terms, place from ${DUE_RECIPES}) due cross join lateral unnest(0 || due.terms) as term`

/** Bits of recipes per term, as a part of a statement that others refer to as `bits`. */
export const bitsOf = (hasDue: boolean): string =>
  `bits as not materialized (${hasDue ? COUNTED_AND_DUE : COUNTED})`

/** The block of a recipe's row. */
export const blockNumberSql = (row: string): string => `${row}.place / ${BLOCK}`

/** Whether a row is among the bits of its block. */
export const isAmong = (row: string, bits: string): string =>
  `get_bit(${bits}, ${row}.place % ${BLOCK}) = 1`

/** The bits of some rows, by block. */
export const bitsByBlock = (rows: string): string =>
  `select place / ${BLOCK} as block, search_mark(place % ${BLOCK}, 1) as bits
    from ${rows} group by 1`

/** A facet in which something is chosen: its name, and where the statement has the slugs. */
export type Choice = { facet: Facet; slugs: string }

/**
 * Remaining recipes of each block (`base`) once filters are selected: `found` has those that match all
 * selections, and the column of a facet those that match every selection but its own; null where a block
 * has none.
 */
export function selectedSets(choices: readonly Choice[]): string {
  const ownOf = ({ facet }: Choice) => `of_${facet}.bits`
  const allOf = (some: readonly Choice[]) => ['base.bits', ...some.map(ownOf)].join(' & ')
  const without = choices.map(
    (choice) => `${allOf(choices.filter((other) => other !== choice))} as without_${choice.facet}`,
  )
  const joins = choices.map(
    (choice) => `left join (
      select block, bit_or(bits) as bits from bits where term = any(array(${termsOf(choice)}))
      group by block) of_${choice.facet} using (block)`,
  )
  return `select block, ${[`${allOf(choices)} as found`, ...without].join(', ')}
    from base ${joins.join(' ')}`
}

/** The numbers of the selected terms of a facet; unused terms have none. */
export const termsOf = ({ facet, slugs }: Choice): string =>
  `select no from search_terms where facet = '${facet}' and slug = any(${hideFromPlanner(slugs, 'text[]')}::text[])`

/** Counts the recipes of `sets` by term: a selected facet is counted without its own selection. */
export function countsOf(choices: readonly Choice[]): string {
  const own = choices.map(({ facet }) => `when '${facet}' then s.without_${facet}`)
  const among = own.length > 0 ? `case t.facet ${own.join(' ')} else s.found end` : 's.found'
  const terms = own.length > 0 ? 'join search_terms t on t.no = b.term' : ''
  return `select b.term, sum(bit_count(b.bits & ${among})::int) as recipes
    from bits b join sets s on s.block = b.block ${terms} group by b.term`
}
