import type { Payload } from 'payload'
import { isUnchanged, validatorHeaders, weakEtag } from './conditional'
import type { Validators } from './conditional'
import { readFeedItems } from './feed'
import { findFeedSite } from './feed-site'
import { jsonFeed } from './json-feed'
import { siteRobots } from './robots'
import { rssFeed } from './rss'

const FORMATS = {
  rss: { write: rssFeed, contentType: 'application/rss+xml; charset=utf-8' },
  json: { write: jsonFeed, contentType: 'application/feed+json; charset=utf-8' },
} as const

/** Answers `GET /feed.xml` and `/feed.json` of a site; 404 without one, 304 to who has it. */
export async function answerFeed(
  payload: Payload,
  request: Request,
  siteKey: string,
  format: keyof typeof FORMATS,
): Promise<Response> {
  const site = await findFeedSite(payload, siteKey)
  if (!site) return noSuchSite()
  const { write, contentType } = FORMATS[format]
  const body = write(site, await readFeedItems(payload, site))
  const validators = { etag: weakEtag(body), changedAt: site.changedAt }
  return answer(request, validators, contentType, () => body)
}

/** Answers `GET /robots.txt` of a site. */
export async function answerSiteRobots(
  payload: Payload,
  request: Request,
  siteKey: string,
): Promise<Response> {
  const site = await findFeedSite(payload, siteKey)
  return site ? answerText(request, siteRobots(site.origin), 'text/plain') : noSuchSite()
}

/** Answers with a text that has no date of its own. */
export function answerText(request: Request, body: string, contentType: string): Response {
  const etag = weakEtag(body)
  const headers = new Headers({ etag, 'cache-control': 'no-cache' })
  if (isUnchanged(request.headers, { etag, changedAt: new Date() })) return notModified(headers)
  headers.set('content-type', `${contentType}; charset=utf-8`)
  return new Response(body, { headers })
}

/** Answers 304, or with a body that is only made when it is needed. */
export function answer(
  request: Request,
  validators: Validators,
  contentType: string,
  body: () => string | ReadableStream<Uint8Array>,
): Response {
  const headers = validatorHeaders(validators)
  if (isUnchanged(request.headers, validators)) return notModified(headers)
  headers.set('content-type', contentType)
  return new Response(body(), { headers })
}

/** The answer at a host without a site. */
export const noSuchSite = (): Response => notFound('There is no site at this address.\n')

/** A 404 that nobody keeps. */
export const notFound = (words: string): Response =>
  new Response(words, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

const notModified = (headers: Headers): Response => new Response(null, { status: 304, headers })
