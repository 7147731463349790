import type { Address, Pace } from './compare'
import { median } from './figure'
import type { Figure } from './figure'
import { startLoadGenerator } from './servers/load'
import type { LoadGenerator, LoadRequest } from './servers/load'

/** Connections of the flood. */
const FLOOD = 64

/**
 * V28: how long a reader of one site waits for a page that is not in memory while another site gets
 * requests for new pages over 64 connections, against a quiet server.
 */
export async function fairTurnsFigure(
  load: LoadGenerator,
  page: Address,
  busySite: string,
  { rounds, secondsPerTurn: seconds }: Pace,
): Promise<Figure> {
  const flood = startLoadGenerator()
  try {
    const reader: LoadRequest = { ...page, connections: 1, seconds, isAnew: true }
    const host = (page.headers['host'] ?? '').replace(/^[^.]+/, busySite)
    const others = { ...page, path: '/', headers: { ...page.headers, host } }
    const measured = { quiet: [] as number[], busy: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      measured.quiet.push((await load.run(reader)).p50)
      const [, busy] = await Promise.all([
        flood.run({ ...others, connections: FLOOD, seconds, isAnew: true }),
        load.run(reader),
      ])
      measured.busy.push(busy.p50)
    }
    return {
      id: 'V28',
      what: `page of a site while another one is flooded over ${FLOOD} connections, of the time when quiet`,
      measured: median(measured.busy) / median(measured.quiet),
      limit: 8,
      unit: 'times',
      note: `${Math.round(median(measured.busy))} and ${Math.round(median(measured.quiet))} ms`,
    }
  } finally {
    await flood.stop()
  }
}
