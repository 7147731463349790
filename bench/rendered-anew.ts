import { z } from 'zod'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { onPort } from './addresses'
import { median } from './figure'
import type { Figure } from './figure'
import type { Address, Pace } from './compare'
import { getOnce } from './servers/bare-server'
import { endChild, nextMessage, startChild } from './servers/child'
import type { LoadGenerator } from './servers/load'

const CONNECTIONS = 4

/** A server that is loaded beside ours: a bare render; an earlier build and Ghost, where they are given. */
type Contender = { address: Address; stop: () => Promise<void> }

/**
 * V14: measures pages that are not cached against React alone, which renders their elements without data,
 * components or script for the browser; against the build of another commit in the folder `BASELINE`; and
 * against the post of Ghost at `GHOST_URL`. All are loaded in turn.
 */
export async function uncachedPagesFigures(
  load: LoadGenerator,
  page: Address,
  { rounds, secondsPerTurn }: Pace,
): Promise<Figure[]> {
  const { BASELINE: baseline = '', GHOST_URL: ghost = '' } = process.env
  const others = {
    bare: await startBareRender(page),
    ...(baseline === '' ? {} : { baseline: await startBaseline(page, baseline) }),
    ...(ghost === '' ? {} : { ghost: postOfGhost(ghost) }),
  }
  try {
    const addresses = {
      product: page,
      ...Object.fromEntries(Object.entries(others).map(([name, { address }]) => [name, address])),
    }
    const turn = async (address: Address): Promise<number> =>
      (
        await load.run({
          ...address,
          ...{ connections: CONNECTIONS, seconds: secondsPerTurn },
          isAnew: true,
        })
      ).perSecond
    for (const address of Object.values(addresses)) await turn(address)
    const rates: Record<string, number[]> = {}
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of Object.entries(addresses)) {
        rates[name] = [...(rates[name] ?? []), await turn(address)]
      }
    }
    return figuresOf((name) => median(rates[name] ?? []), Object.keys(others))
  } finally {
    await Promise.all(Object.values(others).map(({ stop }) => stop()))
  }
}

function figuresOf(rate: (name: string) => number, others: readonly string[]): Figure[] {
  const product = rate('product')
  const note = (name: string): string =>
    `${product.toFixed(1)} and ${rate(name).toFixed(1)} requests/s`
  const bare: Figure = {
    id: 'V14',
    what: 'recipe page that is not in memory against a bare render of its elements',
    measured: (product / rate('bare')) * 100,
    limit: null,
    unit: '%',
    note: note('bare'),
  }
  const limits = [
    ['baseline', 'the same of an earlier build', 2.5],
    ['ghost', 'a post of Ghost', 1],
  ] as const
  const compared = limits.flatMap(([name, what, limit]): Figure[] =>
    others.includes(name)
      ? [
          {
            id: 'V14',
            what: `recipe page that is not in memory against ${what}`,
            measured: product / rate(name),
            limit,
            limitIs: 'least',
            unit: 'times',
            note: note(name),
          },
        ]
      : [],
  )
  return [bare, ...compared]
}

async function startBareRender(page: Address): Promise<Contender> {
  const child = startChild('react-process.ts')
  const { port } = z.object({ port: z.number() }).parse(await nextMessage(child))
  const { body } = await getOnce({ ...page, headers: { host: page.headers['host'] ?? '' } })
  const drawn = nextMessage(child)
  child.send({ html: body.toString() })
  await drawn
  return { address: { ...page, port }, stop: () => endChild(child) }
}

/** Starts another checkout as `npm start` does there: with the demo, which has the same recipe. */
async function startBaseline(page: Address, folder: string): Promise<Contender> {
  const settings = await ownPlace()
  const start = startProduct({ ...settings, DEMO: 'true' }, undefined, folder)
  const { pid } = await untilRunning(start, settings.DATA_DIR)
  return {
    address: onPort(page, Number(settings.PORT)),
    stop: () => stopProduct(pid, settings.DATA_DIR),
  }
}

function postOfGhost(url: string): Contender {
  const { host, port, pathname } = new URL(url)
  const address = { port: Number(port || 80), path: pathname, headers: { host } }
  return { address, stop: () => Promise.resolve() }
}
