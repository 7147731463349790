import type { Payload } from 'payload'
import { answerConditional, noSuchSite, notFound } from '../web/answer'
import { weakEtag } from '../web/conditional'
import { findFeedSite } from './feed-site'
import type { FeedSite } from './feed-site'
import { outlineSiteMap, listSiteMapRecipes } from './site-map'
import type { MapOutline } from './site-map'
import { sitePages } from './site-pages'
import { MAP_END, MAP_START, mapEntry, mapIndex } from './sitemap-xml'
import type { MapAddress } from './sitemap-xml'

const CONTENT_TYPE = 'application/xml; charset=utf-8'

/** Answers `GET /sitemap.xml` of a site: its map, or a map of its maps when it needs several. */
export async function answerSiteMap(
  payload: Payload,
  request: Request,
  siteKey: string,
): Promise<Response> {
  const site = await findFeedSite(payload, siteKey)
  if (!site) return noSuchSite()
  const outline = await outlineSiteMap(payload, site.id)
  if (outline.maps.length <= 1) return answerMap(payload, request, site, outline, 1)
  const maps = outline.maps.map(({ lastModified }, index) => ({
    url: `${site.origin}/sitemap/${index + 1}.xml`,
    lastModified,
  }))
  return answerConditional(request, validators(site, outline, 0), CONTENT_TYPE, () =>
    mapIndex(maps),
  )
}

/** Answers `GET /sitemap/{n}.xml` of a site, counted from 1. */
export async function answerPartOfSiteMap(
  payload: Payload,
  request: Request,
  siteKey: string,
  file: string,
): Promise<Response> {
  const map = Number(/^([1-9]\d{0,5})\.xml$/.exec(file)?.[1] ?? 0)
  const site = await findFeedSite(payload, siteKey)
  if (!site) return noSuchSite()
  const outline = await outlineSiteMap(payload, site.id)
  const isThere = map >= 1 && map <= Math.max(1, outline.maps.length)
  if (!isThere) return notFound('Sitemap not found.\n')
  return answerMap(payload, request, site, outline, map)
}

async function answerMap(
  payload: Payload,
  request: Request,
  site: FeedSite,
  outline: MapOutline,
  map: number,
): Promise<Response> {
  const pages = map === 1 ? await sitePages(payload, site.id, lastModifiedOf(site, outline)) : []
  return answerConditional(request, validators(site, outline, map, pages), CONTENT_TYPE, () =>
    streamOf(mapParts(payload, site, pages, map)),
  )
}

/** The time of the last change of a site's recipes; of the site itself, without any. */
function lastModifiedOf(site: FeedSite, { maps }: MapOutline): string {
  const moments = maps.map(({ lastModified }) => lastModified).sort()
  return moments.at(-1) ?? site.changedAt.toISOString()
}

function validators(
  site: FeedSite,
  { fingerprint }: MapOutline,
  map: number,
  pages: readonly MapAddress[] = [],
) {
  const paths = pages.map(({ path, lastModified }) => `${path} ${lastModified ?? ''}`)
  const moments = pages.map(({ lastModified }) => Date.parse(lastModified ?? '') || 0)
  return {
    etag: weakEtag(site.origin, site.changedAt.toISOString(), fingerprint, String(map), ...paths),
    changedAt: new Date(Math.max(site.changedAt.getTime(), ...moments)),
  }
}

/** A sitemap in chunks, each read when the previous one is consumed, so that memory stays constant. */
async function* mapParts(
  payload: Payload,
  site: FeedSite,
  pages: readonly MapAddress[],
  map: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  const write = (addresses: readonly MapAddress[]) =>
    addresses.map((address) => mapEntry(address, site.origin)).join('')
  yield encoder.encode(MAP_START + write(pages))
  for await (const recipes of listSiteMapRecipes(payload, site.id, map)) {
    yield encoder.encode(write(recipes))
  }
  yield encoder.encode(MAP_END)
}

/** A stream with backpressure. */
const streamOf = (parts: AsyncGenerator<Uint8Array, void, undefined>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return()
    },
  })
