import { z } from 'zod'
import { median } from './figure'
import type { Figure } from './figure'
import type { Address, Pace } from './compare'
import { getOnce } from './servers/bare-server'
import { endChild, nextMessage, startChild } from './servers/child'
import type { LoadGenerator } from './servers/load'

const CONNECTIONS = 4

/**
 * V14: measures pages that are not cached as a share of the time that React alone takes to render their
 * elements: no data, no components, no script for the browser.
 */
export async function uncachedPagesFigure(
  load: LoadGenerator,
  page: Address,
  { rounds, secondsPerTurn }: Pace,
): Promise<Figure> {
  const child = startChild('react-process.ts')
  try {
    const { port } = z.object({ port: z.number() }).parse(await nextMessage(child))
    const { body } = await getOnce({ ...page, headers: { host: page.headers['host'] ?? '' } })
    const drawn = nextMessage(child)
    child.send({ html: body.toString() })
    await drawn
    const turn = (to: number) =>
      load.run({
        ...page,
        port: to,
        connections: CONNECTIONS,
        seconds: secondsPerTurn,
        isAnew: true,
      })
    for (const each of [port, page.port]) await turn(each)
    const bare: number[] = []
    const product: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push((await turn(port)).perSecond)
      product.push((await turn(page.port)).perSecond)
    }
    return {
      id: 'V14',
      what: 'recipe page that is not in memory against a bare render of its elements',
      measured: (median(product) / median(bare)) * 100,
      limit: null,
      unit: '%',
      note: `${Math.round(median(product))} of ${Math.round(median(bare))} requests/s`,
    }
  } finally {
    await endChild(child)
  }
}
