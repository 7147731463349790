import { findExternalDrift } from '@/search/meilisearch/drift'
import { repairExternalIndex } from '@/search/meilisearch/mend'
import { isUpToDate } from '@/search/meilisearch/state'
import { findDrift, repairDrift, countDueRecipes } from '@/search/postgres/maintenance'
import {
  rebuildExternalIndex,
  runCommand,
  withBar,
  withSearchTools,
} from '@/src/scripts/search-tools'
import type { SearchTools } from '@/src/scripts/search-tools'

const isDryRun = process.argv.includes('--dry-run')

/**
 * `npm run search:check`: compares the search index with what is stored and mends what differs; with
 * `-- --dry-run` it only tells. Ends with 1 when a dry run found something.
 */
runCommand(() =>
  withSearchTools(async (tools) => {
    const found = (await checkInside(tools)) + (await checkOutside(tools))
    const verdict = isDryRun ? 'Nothing was changed.' : 'It is mended.'
    console.log(found === 0 ? 'The index says what is stored.' : verdict)
    return found > 0 && isDryRun ? 1 : 0
  }),
)

async function checkInside({ pool, recipes }: SearchTools): Promise<number> {
  await countDueRecipes(pool)
  const drift = await withBar('Postgres', recipes, (onProgress) => findDrift(pool, onProgress))
  const { wrongRecipes, goneRecipes, wrongSites } = drift
  console.log(
    `  ${wrongRecipes.length} recipes were missing or wrong, ${goneRecipes.length} were gone, ` +
      `${wrongSites.length} sites were counted wrong.`,
  )
  if (!isDryRun) await repairDrift(pool, drift)
  return wrongRecipes.length + goneRecipes.length + wrongSites.length
}

async function checkOutside({ pool, meilisearch, recipes }: SearchTools): Promise<number> {
  if (!meilisearch) return 0
  if (!(await isUpToDate(meilisearch, pool))) {
    console.log('  The index of Meilisearch is missing, or has other settings than it should.')
    if (!isDryRun) await rebuildExternalIndex({ pool, meilisearch, recipes })
    return 1
  }
  const drift = await withBar('Meilisearch', recipes, (onProgress) =>
    findExternalDrift(meilisearch, pool, onProgress),
  )
  const { wrong, surplus } = drift
  console.log(`  ${wrong.length} recipes were missing or wrong, ${surplus.length} were too many.`)
  if (!isDryRun) await repairExternalIndex(meilisearch, pool, drift)
  return wrong.length + surplus.length
}
