import type { BareServer } from './servers/bare-server'
import { median } from './figure'
import type { LoadGenerator, LoadResult } from './servers/load'

/** Durations of the measurements. */
export type Pace = {
  /** Number of turns of each side. */
  rounds: number
  secondsPerTurn: number
  /** Seconds of load before the product's memory is read. */
  memorySeconds: number
  /** Seconds of mixed use. */
  mixedSeconds: number
}

/** The full length, and the quick one: 2 s a figure. */
export const PACES = {
  full: { rounds: 5, secondsPerTurn: 2, memorySeconds: 60, mixedSeconds: 600 },
  quick: { rounds: 2, secondsPerTurn: 0.5, memorySeconds: 2, mixedSeconds: 10 },
} as const satisfies Record<string, Pace>

/** The number of connections of docs/product/figures.md. */
export const CONNECTIONS = 16

/** A request to the product. */
export type Address = { port: number; path: string; headers: Record<string, string> }

/** Both sides, side by side; rates are requests a second. */
export type Comparison = { bare: number; product: number; p50: number; p95: number; bytes: number }

/**
 * Measures an address of the product and a bare server that sends the same compressed bytes, in alternating
 * rounds of one run, so that a slow machine affects both; returns the medians.
 */
export async function compareWithBare(
  load: LoadGenerator,
  bare: BareServer,
  address: Address,
  { rounds, secondsPerTurn }: Pace,
): Promise<Comparison> {
  const bytes = await bare.copy(address)
  const turn = (port: number, seconds = secondsPerTurn) =>
    load.run({ ...address, port, connections: CONNECTIONS, seconds })
  for (const port of [bare.port, address.port]) await turn(port, secondsPerTurn / 2)
  const bareTurns: LoadResult[] = []
  const productTurns: LoadResult[] = []
  for (let round = 0; round < rounds; round += 1) {
    bareTurns.push(await turn(bare.port))
    productTurns.push(await turn(address.port))
  }
  const of = (turns: readonly LoadResult[], key: 'perSecond' | 'p50' | 'p95') =>
    median(turns.map((each) => each[key]))
  return {
    bare: of(bareTurns, 'perSecond'),
    product: of(productTurns, 'perSecond'),
    p50: of(productTurns, 'p50'),
    p95: of(productTurns, 'p95'),
    bytes,
  }
}
