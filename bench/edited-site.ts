import { pause } from '@/src/runtime/process/processes'
import { firstAddress } from './addresses'
import { CONNECTIONS } from './compare'
import type { Pace } from './compare'
import { median } from './figure'
import type { Figure } from './figure'
import { makeAuthor, recipeOf } from './mixed-use/author'
import type { Author } from './mixed-use/author'
import { startLoadGenerator } from './servers/load'
import type { LoadGenerator, LoadRequest } from './servers/load'
import { startServed } from './servers/served'
import type { Place } from './servers/served'

const PAGES = 200
/** One comment a second is more than one person may write. */
const SETTINGS = { LIMITS_FACTOR: '1000' }
/** Seconds of a turn: several edits and comments. */
const SECONDS = 5

/**
 * V27: reading 200 pages of a site evenly while a recipe of it is saved and a comment is written every
 * second, by turns with rest.
 */
export async function editedSiteFigures(
  place: Place,
  site: string,
  { rounds }: Pace,
): Promise<Figure[]> {
  const load = startLoadGenerator()
  try {
    const server = await startServed(place, firstAddress(site), { settings: SETTINGS })
    try {
      const author = await makeAuthor(place, server.port, PAGES)
      return [await editedSiteFigure(load, author, server.port, rounds)]
    } finally {
      await server.stop()
    }
  } finally {
    await load.stop()
  }
}

async function editedSiteFigure(
  load: LoadGenerator,
  author: Author,
  port: number,
  rounds: number,
): Promise<Figure> {
  const request: LoadRequest = {
    port,
    path: '/',
    paths: author.recipes.map((_, number) => `/recipes/${recipeOf(number, 0).slug}`),
    headers: { host: `${author.site}.localhost:${port}`, 'accept-encoding': 'br' },
    connections: CONNECTIONS,
    seconds: SECONDS,
  }
  const change = createChanges(author)
  await load.run(request)
  const quiet: number[] = []
  const edited: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    quiet.push((await load.run(request)).perSecond)
    const [busy] = await Promise.all([load.run(request), change(Date.now() + SECONDS * 1_000)])
    edited.push(busy.perSecond)
  }
  return {
    id: 'V27',
    what: `${PAGES} pages of a site with an edit and a comment a second, of the rate without`,
    measured: (median(edited) / median(quiet)) * 100,
    limit: 85,
    unit: '%',
    limitIs: 'least',
    note: `${Math.round(median(edited))} of ${Math.round(median(quiet))} requests/s`,
  }
}

/** Saves a recipe with other amounts and comments on another one, every second until a time. */
function createChanges({ site, recipes, call }: Author): (end: number) => Promise<void> {
  let count = 0
  return async (end) => {
    while (Date.now() < end) {
      const next = Date.now() + 1_000
      count += 1
      const at = (count * 7) % recipes.length
      const recipe = { ...recipeOf(at, count), title: recipeOf(at, 0).title }
      await call('PUT', `/manage/${site}/recipes/${recipes[at] ?? ''}`, recipe)
      const recipeId = recipes[(count * 11) % recipes.length]
      await call('POST', `/site/${site}/comments`, { recipeId, content: `Comment ${count}.` })
      await pause(Math.max(0, Math.min(next, end) - Date.now()))
    }
  }
}
