import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { addressesOf, chooseSubject, firstAddress } from './addresses'
import { startBareServer } from './servers/bare-server'
import { PACES } from './compare'
import type { Pace } from './compare'
import { countedRateFigure, countingFigures } from './counting'
import { editedMeanwhileFigure } from './edited-meanwhile'
import { editedSiteFigures } from './edited-site'
import { firstRenderFigures } from './first-renders'
import { fairTurnsFigure } from './fair-turns'
import { isMet, tableOf } from './figure'
import type { Figure } from './figure'
import { importFigures } from './imports'
import { kitchenFigures } from './kitchen/kitchen'
import { startLoadGenerator } from './servers/load'
import { mediaFigures } from './media'
import { memoryFigure, startFigure } from './memory'
import { newsletterFigures } from './newsletters/newsletters'
import { waitingFigures } from './not-yet'
import { mixedUseFigures } from './mixed-use/mixed-use'
import { pageFigures } from './browser/page'
import { uncachedPagesFigures } from './rendered-anew'
import { saveFigures } from './saves'
import { searchFigures } from './search/search'
import { preparePlace, startServed } from './servers/served'
import type { Place } from './servers/served'
import { serveProcessesFigure } from './serve-processes'
import { siteFigures } from './site-figures'
import { speedFigures } from './speed'
import { startStatementCounter } from './servers/statement-counter'
import { statementFigures } from './statements'
import { weakNetworkFigure } from './browser/weak-network'
import { webhookFigures } from './webhooks'

/**
 * `npm run bench`: measures the figures of docs/product/figures.md on this machine, prints them as
 * a table and writes `bench/results.json`. `--quick` takes 2 s a figure, to see that it works;
 * `--large` lets the platform of the search, and that of first renders, grow to a million recipes.
 */
const isQuick = process.argv.includes('--quick')

async function measure(place: Place, pace: Pace): Promise<Figure[]> {
  const [first] = place.sites
  if (first === undefined) throw new Error('The demo has no site')
  report('Counting statements')
  const counted = await measureStatements(place, first)
  report('Measuring speed and memory')
  const loaded = await measureLoaded(place, first, pace)
  report('Measuring a site that is edited and commented on')
  const edited = await editedSiteFigures(place, first, pace)
  report('Measuring pictures')
  const pictures = await mediaFigures()
  report('Measuring search (it fills a database of its own first)')
  const search = await searchFigures(place, process.argv.slice(2))
  const starts = startFigure([counted.startMilliseconds, loaded.startMilliseconds])
  report('Measuring the bulk import')
  const imports = await importFigures(place, pace === PACES.quick)
  report('Measuring saves of drafts')
  const saves = await saveFigures(place, pace === PACES.quick)
  report('Measuring counting')
  const counting = await countingFigures(place)
  report('Measuring comments and the overview')
  const site = await siteFigures(place, pace === PACES.quick)
  report('Measuring webhooks')
  const webhooks = await webhookFigures(place, pace === PACES.quick)
  report('Measuring newsletters')
  const newsletters = await newsletterFigures(place, pace === PACES.quick)
  report('Measuring the kitchen (it fills a site of 10,000 recipes first)')
  const kitchen = await kitchenFigures(place, pace === PACES.quick)
  report('Measuring first renders (it fills sites first)')
  const renders = await firstRenderFigures(place, process.argv.includes('--large'))
  return [
    ...loaded.figures,
    ...edited,
    starts,
    ...renders,
    ...pictures,
    ...imports,
    ...saves,
    ...counting,
    ...site,
    ...webhooks,
    ...newsletters,
    ...kitchen,
    ...search,
    ...counted.figures,
    ...waitingFigures(),
  ]
}

type Part = { startMilliseconds: number; figures: Figure[] }

/** Measured on a separate server: the counter would slow down the one under load. */
async function measureStatements(place: Place, site: string): Promise<Part> {
  const counter = await startStatementCounter(place.databaseUrl)
  try {
    const server = await startServed(place, firstAddress(site), {
      databaseUrl: counter.databaseUrl,
    })
    try {
      const subject = await chooseSubject(site, server.port)
      const figures = await statementFigures(addressesOf(subject, server.port), counter)
      return { startMilliseconds: server.startMilliseconds, figures }
    } finally {
      await server.stop()
    }
  } finally {
    counter.stop()
  }
}

async function measureLoaded(place: Place, site: string, pace: Pace): Promise<Part> {
  const load = startLoadGenerator()
  const bare = await startBareServer()
  try {
    const server = await startServed(place, firstAddress(site))
    try {
      const subject = await chooseSubject(site, server.port)
      const addresses = addressesOf(subject, server.port)
      const figures = [
        ...(await speedFigures(load, bare, addresses, pace)),
        await countedRateFigure(load, addresses.recipePage, pace),
        await editedMeanwhileFigure(load, place, addresses.recipePage, pace),
        await memoryFigure(load, server, addresses.recipePage, pace),
        ...(await uncachedPagesFigures(load, addresses.recipePage, pace)),
        await fairTurnsFigure(load, addresses.recipePage, place.sites[1] ?? site, pace),
        await serveProcessesFigure(load, place, addresses.recipePage, pace),
        ...(await pageFigures(addresses.recipePage)),
        await weakNetworkFigure(place.sites, server.port),
        ...(await mixedUseFigures(place, server, addresses, pace)),
      ]
      return { startMilliseconds: server.startMilliseconds, figures }
    } finally {
      await server.stop()
    }
  } finally {
    await Promise.all([load.stop(), bare.stop()])
  }
}

async function save(figures: readonly Figure[]): Promise<void> {
  const results = {
    measuredAt: new Date().toISOString(),
    isQuick,
    node: process.version,
    processors: cpus().length,
    figures: figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  }
  const path = join(import.meta.dirname, 'results.json')
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`)
}

function report(line: string): void {
  console.log(line)
}

report('Starting the product (it is built first when its sources have changed)')
const place = await preparePlace()
try {
  const figures = await measure(place, isQuick ? PACES.quick : PACES.full)
  await save(figures)
  report(`\n${tableOf(figures)}`)
} finally {
  await place.stop()
}
