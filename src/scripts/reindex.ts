import { reindexAll } from '@/search/postgres/maintenance'
import {
  rebuildExternalIndex,
  runCommand,
  withBar,
  withSearchTools,
} from '@/src/scripts/search-tools'

/**
 * `npm run reindex`: writes the search index anew, in Postgres and in Meilisearch where one is named.
 * Searches and edits go on meanwhile: rows change one batch at a time, and Meilisearch gets a new
 * index, which is told of changes too and takes the place of the old one when it is whole.
 */
runCommand(() =>
  withSearchTools(async (tools) => {
    const { pool, recipes } = tools
    await withBar('Postgres', recipes, (onProgress) => reindexAll(pool, onProgress))
    await rebuildExternalIndex(tools)
    console.log(`${recipes} recipes are indexed.`)
    return 0
  }),
)
