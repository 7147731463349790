import type { Payload } from 'payload'
import { answerConditional, answerText, noSuchSite } from '../web/answer'
import { weakEtag } from '../web/conditional'
import { readFeedItems } from './feed'
import { findFeedSite } from './feed-site'
import { jsonFeed } from './json-feed'
import { siteRobots } from './robots'
import { rssFeed } from './rss'
import { answerIsForEveryone } from '../web/answer-notes'

const FORMATS = {
  rss: { write: rssFeed, contentType: 'application/rss+xml; charset=utf-8' },
  json: { write: jsonFeed, contentType: 'application/feed+json; charset=utf-8' },
} as const

/** Answers `GET /feed.xml` and `/feed.json` of a site; 404 without one, 304 when unchanged. */
export async function answerFeed(
  payload: Payload,
  request: Request,
  siteKey: string,
  format: keyof typeof FORMATS,
): Promise<Response> {
  const site = await findFeedSite(payload, siteKey)
  if (!site) return noSuchSite()
  answerIsForEveryone({ kind: 'site', id: site.id })
  const { write, contentType } = FORMATS[format]
  const body = write(site, await readFeedItems(payload, site))
  const validators = { etag: weakEtag(body), changedAt: site.changedAt }
  return answerConditional(request, validators, contentType, () => body)
}

/** Answers `GET /robots.txt` of a site. */
export async function answerSiteRobots(
  payload: Payload,
  request: Request,
  siteKey: string,
): Promise<Response> {
  const site = await findFeedSite(payload, siteKey)
  if (!site) return noSuchSite()
  answerIsForEveryone({ kind: 'site', id: site.id })
  return answerText(request, siteRobots(site.origin), 'text/plain')
}
