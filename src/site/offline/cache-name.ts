/** The name of the cache of saved recipes; also used in `public/offline-worker.js`. */
export const CACHE_NAME = 'saved-recipes'
