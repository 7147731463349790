import { median } from '../figure'
import type { Figure } from '../figure'
import { visit, withBrowser } from './visit'

/** Most visits of a site are alike; the middle of three leaves out the one that was disturbed. */
const VISITS = 3
const CONNECTION = { latency: 400, bytesPerSecond: 50_000 }
const MOST_MILLISECONDS = 2500

/**
 * V18: the home page of each site of the demo on a phone with a weak network, and how late the
 * slowest has its largest paint.
 */
export async function weakNetworkFigure(sites: readonly string[], port: number): Promise<Figure> {
  const paints = await withBrowser(async (browser) => {
    const found: { site: string; paint: number }[] = []
    for (const site of sites) {
      const visits: number[] = []
      for (let round = 0; round < VISITS; round += 1) {
        visits.push((await visit(browser, `http://${site}.localhost:${port}/`, CONNECTION)).paint)
      }
      found.push({ site, paint: median(visits) })
    }
    return found
  })
  return {
    id: 'V18',
    what: 'home page at 50 KB/s and 400 ms: largest paint, CPU 4x slower',
    measured: Math.max(...paints.map(({ paint }) => paint)),
    limit: MOST_MILLISECONDS,
    unit: 'ms',
    note: paints.map(({ site, paint }) => `${site} ${Math.round(paint)}`).join(', '),
  }
}
