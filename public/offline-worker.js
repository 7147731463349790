/*
 * Reading saved recipes without a connection. The page puts what belongs to saved recipes into the
 * cache (src/site/offline/saved-pages.ts); this worker answers from it when the network does not,
 * and keeps it fresh when it does. Everything else goes to the network as if there were no worker.
 */
const CACHE = 'saved-recipes'
const FILES = /^\/(?:_next\/static|fonts|media|sounds)\//
const RECIPE = /^\/recipes\/[^/]+$/
const RECIPE_CALL = /^\/api\/v1\/site\/[^/]+\/recipes\/[^/]+$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname))
  else if (FILES.test(pathname)) event.respondWith(file(request))
  else if (RECIPE_CALL.test(pathname)) event.respondWith(fresh(request, pathname))
})

/** A page from the network; without one the saved page, or a list of those that are saved. */
async function page(request, pathname) {
  try {
    return RECIPE.test(pathname) ? await fresh(request, pathname) : await fetch(request)
  } catch {
    return listOfSaved()
  }
}

/** From the network, which what is saved is replaced by; from what is saved without one. */
async function fresh(request, pathname) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok && (await cache.match(pathname, { ignoreVary: true }))) await cache.put(pathname, answer.clone())
    return answer
  } catch (error) {
    const saved = await cache.match(pathname, { ignoreVary: true })
    if (saved) return saved
    throw error
  }
}

/** Files never change: saved ones need no network. A picture may be saved in another size. */
async function file(request) {
  const cache = await caches.open(CACHE)
  // What format a picture was asked for in makes no difference here.
  const saved = await cache.match(request, { ignoreVary: true })
  if (saved) return saved
  try {
    return await fetch(request)
  } catch (error) {
    const other = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
    if (other) return other
    throw error
  }
}

async function listOfSaved() {
  const cache = await caches.open(CACHE)
  const recipes = []
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (RECIPE.test(pathname)) recipes.push({ pathname, title: await titleOf(cache, url) })
  }
  const site = (await (await cache.match('/manifest.webmanifest'))?.json()) ?? {}
  return new Response(offlinePage(recipes, site), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

async function titleOf(cache, url) {
  const html = (await (await cache.match(url))?.text()) ?? ''
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(' | ')[0] ?? ''
}

const escapeHtml = (text) =>
  String(text ?? '').replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Titles come from pages, where they are escaped already. */
const offlinePage = (recipes, site) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection | ${escapeHtml(site.name)}</title>
<style>
:root { color-scheme: light dark }
body { max-inline-size: 34rem; margin: 12vh auto; padding-inline: 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2 }
ul { padding: 0; list-style: none }
a { color: inherit }
.again { display: inline-block; padding: 0.6rem 1.4rem; border: 1px solid; border-radius: 999px; text-decoration: none }
li a { display: block; padding-block: 0.75rem; border-block-end: 1px solid }
</style>
</head>
<body>
<main>
<p>${escapeHtml(site.name)}</p>
<h1>There is no connection</h1>
<p><a class="again" href="">Try again</a></p>
<p>${recipes.length > 0 ? 'These recipes are saved on this device:' : 'No recipes are saved on this device. Press Save on a recipe to read it without a connection.'}</p>
<ul>${recipes.map(({ pathname, title }) => `<li><a href="${escapeHtml(pathname)}">${title}</a></li>`).join('')}</ul>
</main>
</body>
</html>`
