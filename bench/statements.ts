import { isThere } from './addresses'
import type { Addresses } from './addresses'
import { getOnce } from './servers/bare-server'
import type { Address } from './compare'
import type { Figure } from './figure'
import type { StatementCounter } from './servers/statement-counter'

/** V4 allows ten for an uncached page; nothing else is limited. */
const MOST_FOR_A_PAGE = 10

const COUNTED = [
  { what: 'recipe page', of: 'recipePage', limit: MOST_FOR_A_PAGE },
  { what: 'recipes page', of: 'recipesPage', limit: MOST_FOR_A_PAGE },
  { what: 'feed', of: 'feed', limit: MOST_FOR_A_PAGE },
  { what: 'API: recipe by slug', of: 'recipe', limit: null },
  { what: 'API: recipes index', of: 'recipes', limit: null },
  { what: 'API: current site', of: 'currentSite', limit: null },
] as const

/** Counts the SQL statements of each uncached response, on the database connection. */
export async function statementFigures(
  addresses: Addresses,
  counter: StatementCounter,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, of, limit } of COUNTED) {
    const measured = await statementsOf(addresses[of], counter)
    figures.push({
      id: 'V4',
      what: `SQL statements, not in memory: ${what}`,
      measured,
      limit,
      unit: '',
    })
  }
  return figures
}

/**
 * Requests an uncached response: a parameter with an ambiguous name bypasses the cache. The second request
 * counts: the first one connects and prepares.
 */
async function statementsOf(address: Address, counter: StatementCounter): Promise<number | null> {
  const anew = (name: string) => ({ ...address, path: `${address.path}?anew%5B%5D=${name}` })
  if (!(await isThere(anew('first')))) return null
  counter.take()
  await getOnce(anew('second'))
  return counter.take()
}
