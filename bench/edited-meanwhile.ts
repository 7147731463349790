import { pause } from '@/src/runtime/process/processes'
import { CONNECTIONS } from './compare'
import type { Address, Pace } from './compare'
import { median } from './figure'
import type { Figure } from './figure'
import { makeAuthor, recipeOf } from './mixed-use/author'
import type { LoadGenerator } from './servers/load'
import type { Place } from './servers/served'

/** V2: the page of one site while the author of another saves a recipe every second, by turns with rest. */
export async function editedMeanwhileFigure(
  load: LoadGenerator,
  place: Place,
  page: Address,
  { rounds, secondsPerTurn }: Pace,
): Promise<Figure> {
  const { site, recipes, call } = await makeAuthor(place, page.port)
  let edits = 0
  const editUntil = async (end: number): Promise<void> => {
    while (Date.now() < end) {
      const next = Date.now() + 1000
      const at = edits % recipes.length
      await call('PUT', `/manage/${site}/recipes/${recipes[at] ?? ''}`, recipeOf(at, edits))
      edits += 1
      await pause(Math.max(0, Math.min(next, end) - Date.now()))
    }
  }
  const turn = () => load.run({ ...page, connections: CONNECTIONS, seconds: secondsPerTurn })
  await turn()
  const quiet: number[] = []
  const edited: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    quiet.push((await turn()).perSecond)
    const [busy] = await Promise.all([turn(), editUntil(Date.now() + secondsPerTurn * 1000)])
    edited.push(busy.perSecond)
  }
  return {
    id: 'V2',
    what: 'the same while another site is edited every second, of V1',
    measured: (median(edited) / median(quiet)) * 100,
    limit: 90,
    unit: '%',
    limitIs: 'least',
    note: `${Math.round(median(edited))} of ${Math.round(median(quiet))} requests/s, ${edits} edits`,
  }
}
