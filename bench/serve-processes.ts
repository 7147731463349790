import type { Address, Pace } from './compare'
import { firstAddress, onPort } from './addresses'
import { median } from './figure'
import type { Figure } from './figure'
import type { LoadGenerator } from './servers/load'
import { startServed } from './servers/served'
import type { Place } from './servers/served'

/** Connections of the load: enough for two processes, which get them in turn. */
const CONNECTIONS = 8

/** V26: measures pages that are not cached on two serving processes against one, in turn. */
export async function serveProcessesFigure(
  load: LoadGenerator,
  place: Place,
  page: Address,
  { rounds, secondsPerTurn }: Pace,
): Promise<Figure> {
  const [site = ''] = place.sites
  const two = await startServed(place, firstAddress(site), { serveProcesses: 2 })
  try {
    const addresses = [page, onPort(page, two.port)] as const
    const turn = (address: Address) =>
      load.run({ ...address, connections: CONNECTIONS, seconds: secondsPerTurn, isAnew: true })
    for (const address of addresses) await turn(address)
    const measured = { one: [] as number[], two: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      measured.one.push((await turn(addresses[0])).perSecond)
      measured.two.push((await turn(addresses[1])).perSecond)
    }
    return {
      id: 'V26',
      what: 'recipe page that is not in memory on two serving processes, of one',
      measured: median(measured.two) / median(measured.one),
      limit: 1.7,
      unit: 'times',
      limitIs: 'least',
      note: `${Math.round(median(measured.two))} and ${Math.round(median(measured.one))} requests/s`,
    }
  } finally {
    await two.stop()
  }
}
