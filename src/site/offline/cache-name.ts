/** What the browser calls the cache of saved recipes; also named in `public/offline-worker.js`. */
export const CACHE_NAME = 'saved-recipes'
