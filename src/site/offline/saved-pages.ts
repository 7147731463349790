import { readAuthToken } from '@/src/api/auth-token'
import { call } from '@/src/api/call'
import type { BookmarkedRecipe } from '@/src/contract/people/profile'
import { CACHE_NAME } from './cache-name'
import { lazyFiles, pageFiles } from './page-files'

const WORKER = '/offline-worker.js'
const MANIFEST = '/manifest.webmanifest'
/** Cached responses belong to this reader, so `Vary` is ignored. */
const ANY = { ignoreVary: true }
/** Maximum number of recipes cached on a device: the newest ones. */
const MAX_RECIPES = 60

/** Caches the reader's saved recipes of a site for offline use, and removes the others. */
export async function cacheSavedRecipes(site: string): Promise<void> {
  const { bookmarks } = await call('listBookmarks', {})
  const here = bookmarks.filter((bookmark) => bookmark.site.slug === site).slice(0, MAX_RECIPES)
  const cache = await caches.open(CACHE_NAME)
  await forgetOthers(cache, here)
  for (const { recipe } of here) {
    const path = `/recipes/${recipe.slug}`
    if (!(await cache.match(path, ANY))) await keepPage(cache, path)
    if (recipe.privacySetting !== 'public') await keepCall(cache, site, recipe.slug)
  }
  if (!(await cache.match(MANIFEST))) await cache.add(MANIFEST)
  await navigator.serviceWorker.register(WORKER)
}

/** Deletes all cached recipes of the reader from this device. */
export async function clearSavedRecipes(): Promise<void> {
  if (!(await caches.delete(CACHE_NAME))) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
}

/** Caches files, and the files that scripts among them load later. */
async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file, ANY)) return
      const answer = await fetch(file)
      if (!answer.ok) return
      const text = file.endsWith('.js') ? await answer.clone().text() : ''
      await cache.put(file, answer)
      await keepFiles(cache, lazyFiles(text))
    }),
  )
}

async function keepPage(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) return
  const html = await answer.clone().text()
  await keepFiles(cache, pageFiles(html))
  await cache.put(path, answer)
}

/** Caches the full recipe, which the page itself omits, as this reader may read it. */
async function keepCall(cache: Cache, site: string, slug: string): Promise<void> {
  const path = `/api/v1/site/${site}/recipes/${slug}`
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${readAuthToken() ?? ''}` },
  })
  if (answer.ok) await cache.put(path, answer)
}

async function forgetOthers(cache: Cache, kept: readonly BookmarkedRecipe[]): Promise<void> {
  const slugs = new Set(kept.map(({ recipe }) => recipe.slug))
  for (const request of await cache.keys()) {
    const slug = /\/recipes\/([^/?]+)$/.exec(new URL(request.url).pathname)?.[1]
    if (slug !== undefined && !slugs.has(decodeURIComponent(slug))) await cache.delete(request)
  }
}
