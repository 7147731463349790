import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A simulated site of another program, on a local HTTP server. */
export type SiteServer = {
  origin: string
  /** Requested paths with queries, in order. */
  asked: string[]
  /** The maximum number of concurrent requests. */
  mostAtOnce: () => number
  close: () => Promise<void>
}

type Answering = (url: URL, response: ServerResponse, request: IncomingMessage) => void

/** Starts a server with the given responses. */
export async function startSiteServer(answer: Answering): Promise<SiteServer> {
  const asked: string[] = []
  let now = 0
  let most = 0
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.invalid')
    asked.push(`${url.pathname}${url.search}`)
    now += 1
    most = Math.max(most, now)
    // Counted before the client has the whole response, as it may send the next request early.
    response.on('finish', () => {
      now -= 1
    })
    answer(url, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Responds with JSON. */
export function sendJson(
  response: ServerResponse,
  body: unknown,
  headers: Record<string, string> = {},
  status = 200,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Responds with a web page. */
export function sendPage(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(html)
}

/** Returns a post in the format of WordPress's API with `_embed`. */
export const buildWordPressPost = (id: number, title: string, content: string) => ({
  id,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  status: 'publish',
  link: `https://blog.example/2019/${title.toLowerCase().replaceAll(' ', '-')}/`,
  date_gmt: '2019-05-06T07:08:09',
  modified_gmt: '2020-01-02T03:04:05',
  title: { rendered: title.replaceAll('&', '&#038;') },
  content: { rendered: content, protected: false },
  excerpt: { rendered: '<p>First words [&hellip;]</p>', protected: false },
  featured_media: 0,
  _embedded: {
    author: [{ name: 'Anna Ö' }],
    'wp:term': [
      [{ name: 'Bread &amp; Rolls', taxonomy: 'category' }],
      [{ name: 'kids', taxonomy: 'post_tag' }],
    ],
  },
})

/** Returns a post in the format of Ghost's Content API. */
export const buildGhostPost = (id: string, title: string, html: string) => ({
  id,
  uuid: `uuid-${id}`,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  html,
  url: `https://letters.example/${title.toLowerCase().replaceAll(' ', '-')}/`,
  visibility: 'public',
  published_at: '2021-05-06T07:08:09.000+00:00',
  custom_excerpt: 'In short.',
  tags: [{ name: 'Soup' }, { name: '#internal' }],
  authors: [{ name: 'Ben' }],
})

/** HTML of a complete recipe. */
export const RECIPE_HTML = `<p>A loaf for Sundays.</p><h2>Ingredients</h2>
  <ul><li>2 cups flour</li><li>1 egg</li></ul><h2>Instructions</h2>
  <ol><li>Mix the flour with the egg.</li><li>Bake for 20 minutes.</li></ol>`
