import type { BareServer } from './servers/bare-server'
import { isThere } from './addresses'
import type { Addresses } from './addresses'
import { compareWithBare } from './compare'
import type { Address, Comparison, Pace } from './compare'
import type { Figure } from './figure'
import type { LoadGenerator } from './servers/load'

type Measured = { id: 'V1' | 'V6' | 'V10'; what: string; of: keyof Addresses; limit: number }

const MEASURED: readonly Measured[] = [
  { id: 'V1', what: 'recipe page against a bare server', of: 'recipePage', limit: 85 },
  { id: 'V6', what: 'API: recipe by slug against a bare server', of: 'recipe', limit: 60 },
  { id: 'V6', what: 'API: recipes index against a bare server', of: 'recipes', limit: 60 },
  { id: 'V6', what: 'API: current site against a bare server', of: 'currentSite', limit: 60 },
  { id: 'V6', what: 'API: filters against a bare server', of: 'filters', limit: 60 },
  { id: 'V10', what: 'a picture made before against a bare server', of: 'picture', limit: 60 },
]

/** Rates of visitors' reads, as shares of a bare server that sends the same bytes. */
export async function speedFigures(
  load: LoadGenerator,
  bare: BareServer,
  addresses: Addresses,
  pace: Pace,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const measured of MEASURED) {
    figures.push(await speedFigure(measured, addresses[measured.of], load, bare, pace))
  }
  return figures
}

async function speedFigure(
  { id, what, limit }: Measured,
  address: Address,
  load: LoadGenerator,
  bare: BareServer,
  pace: Pace,
): Promise<Figure> {
  const figure = { id, what, limit, unit: '%', limitIs: 'least' } as const
  if (!(await isThere(address))) return { ...figure, measured: null, note: 'the call is not there' }
  const found = await compareWithBare(load, bare, address, pace)
  return { ...figure, measured: (found.product / found.bare) * 100, note: noteOf(found) }
}

const noteOf = ({ product, bare, p50, p95, bytes }: Comparison): string =>
  `${Math.round(product)} of ${Math.round(bare)} requests/s, ${bytes} bytes, ` +
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
