import { rebuild } from '@/search/meilisearch/rebuild'
import { reindexAll } from '@/search/postgres/maintenance'
import { runCommand, withBar, withSearchTools } from '@/src/scripts/search-tools'

/**
 * `npm run reindex`: writes the search index anew, in Postgres and in Meilisearch where one is named.
 * Searches go on meanwhile: rows change one batch at a time, and Meilisearch gets a new index that
 * takes the place of the old one when it is whole.
 */
runCommand(() =>
  withSearchTools(async ({ pool, meilisearch, recipes }) => {
    await withBar('Postgres', recipes, (onProgress) => reindexAll(pool, onProgress))
    if (meilisearch) {
      await withBar('Meilisearch', recipes, (onProgress) => rebuild(meilisearch, pool, onProgress))
    }
    console.log(`${recipes} recipes are indexed.`)
    return 0
  }),
)
