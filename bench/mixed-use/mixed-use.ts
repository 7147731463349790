import { pause } from '@/src/runtime/process/processes'
import type { Addresses } from '../addresses'
import type { Address, Pace } from '../compare'
import type { Figure } from '../figure'
import { residentMegabytes } from '../memory'
import { getOnce } from '../servers/bare-server'
import type { Place } from '../servers/served'
import { makeAuthor } from './author'
import { workOf } from './author-work'

const MOST_MEGABYTES = 700
/** Most growth of the second half over the first, in percent. */
const MOST_GROWTH = 5
const READERS = 8

/**
 * Resident memory of a server in mixed use for ten minutes, and its growth over the second half:
 * readers and crawlers with ever new addresses, searches, lists, feeds and pictures in ever new widths;
 * beside them an author who edits, imports, has recipes read and uploads pictures of 20 MB.
 */
export async function mixedUseFigures(
  place: Place,
  server: { pid: number; port: number },
  addresses: Addresses,
  { mixedSeconds }: Pace,
): Promise<Figure[]> {
  const author = await makeAuthor(place, server.port)
  const works = await workOf(author, server.port)
  const counts = new Map<string, number>()
  const count = (what: string): number => {
    const before = counts.get(what) ?? 0
    counts.set(what, before + 1)
    return before
  }
  const use = async (seconds: number): Promise<number> => {
    const end = Date.now() + seconds * 1000
    const readers = Array.from({ length: READERS }, async () => {
      while (Date.now() < end) await ask(addresses, count('requests') + 1)
    })
    const authors = works.map(async ({ what, everySeconds, once }) => {
      while (Date.now() < end) {
        const next = Date.now() + everySeconds * 1000
        await once(count(what))
        await pause(Math.max(0, Math.min(next, end) - Date.now()))
      }
    })
    await Promise.all([...readers, ...authors])
    return residentMegabytes(server.pid)
  }
  const half = await use(mixedSeconds / 2)
  const whole = await use(mixedSeconds / 2)
  return figuresOf({ half, whole }, mixedSeconds, counts)
}

function figuresOf(
  { half, whole }: { half: number; whole: number },
  seconds: number,
  counts: ReadonlyMap<string, number>,
): Figure[] {
  return [
    {
      id: 'V15',
      what: `memory after ${seconds} s of mixed use`,
      measured: whole,
      limit: MOST_MEGABYTES,
      unit: 'MB',
      note: [...counts].map(([what, number]) => `${number} ${what}`).join(', '),
    },
    {
      id: 'V15',
      what: 'growth of it over the second half',
      measured: Math.max(0, (whole / half - 1) * 100),
      limit: MOST_GROWTH,
      unit: '%',
    },
  ]
}

/** Sends one request of the mix; search words repeat only after a long time. */
async function ask(addresses: Addresses, number: number): Promise<void> {
  const { recipePage, recipesPage, feed, recipes, picture } = addresses
  const mark = number.toString(36)
  const kinds: readonly (() => Address)[] = [
    () => withQuery(recipePage, `utm_source%5B%5D=${mark}`),
    () => withQuery(recipesPage, `search=${mark}`),
    () => recipePage,
    () => withQuery(recipesPage, `from%5B%5D=${mark}`),
    () => withQuery(recipes, `query=salt${mark}`),
    () => ({
      ...picture,
      path: picture.path.replace(/width=\d+/, `width=${16 + (number % 1_900)}`),
    }),
    () => withQuery(recipePage, `ref%5B%5D=${mark}`),
    () => feed,
    () => ({ ...recipesPage, path: '/collections' }),
    () => withQuery(recipes, `offset=${number % 40}`),
  ]
  const address = kinds[number % kinds.length]?.() ?? recipePage
  const { status } = await getOnce(address)
  if (status >= 500) throw new Error(`${address.path} answered ${status}`)
}

const withQuery = (address: Address, query: string): Address => ({
  ...address,
  path: `${address.path}${address.path.includes('?') ? '&' : '?'}${query}`,
})
