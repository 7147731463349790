import type { Address } from '../compare'
import { median } from '../figure'
import type { Figure } from '../figure'
import { visit, withBrowser } from './visit'
import type { Visit } from './visit'

const VISITS = 5

/** V12: the recipe page in Chromium on a phone's screen. Medians of five visits. */
export const pageFigures = ({ headers, path }: Address): Promise<Figure[]> =>
  withBrowser(async (browser) => {
    const visits: Visit[] = []
    for (let round = 0; round < VISITS; round += 1) {
      visits.push(await visit(browser, `http://${headers['host'] ?? ''}${path}`))
    }
    return figuresOf(visits)
  })

function figuresOf(visits: readonly Visit[]): Figure[] {
  const middle = (of: keyof Visit): number => median(visits.map((one) => one[of]))
  const what = 'recipe page in Chromium on a phone'
  return [
    {
      id: 'V12',
      what: `${what}: script, compressed`,
      measured: middle('script'),
      limit: 130,
      unit: 'KB',
    },
    { id: 'V12', what: `${what}: layout shift`, measured: middle('shift'), limit: 0.02, unit: '' },
    {
      id: 'V12',
      what: `${what}: largest paint, CPU 4x slower`,
      measured: middle('paint'),
      limit: 1500,
      unit: 'ms',
    },
    {
      id: 'V12',
      what: `${what}: blocking time, CPU 4x slower`,
      measured: middle('blocking'),
      limit: 100,
      unit: 'ms',
    },
  ]
}
