import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { checkRestQuery } from './questions'
import { withoutControls } from '@/src/domain/language/control-characters'
import { FORM_CHECKS } from '@/src/server/payload-forms/checks'

/** The REST endpoints that the admin needs; all others are removed. */
const OPEN = new Set([
  'get /',
  'get /:id',
  'get /count',
  'post /',
  'post /access/:id?',
  'post /:id/duplicate',
  'patch /',
  'patch /:id',
  'delete /',
  'delete /:id',
])
/** The endpoints of `users` that signed-in users need; there are no passwords. */
const OF_USERS = new Set(['get /me', 'get /init', 'post /logout', 'post /refresh-token'])
const OF_PREFERENCES = new Set(['get /:key', 'post /:key', 'delete /:key'])

/**
 * Restricts Payload's REST, a second public API: removes unused endpoints, and validates users' writes with
 * the schemas and references of our own API.
 */
export function restrictRest(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    closeEndpoints(collection)
    addCheck(collection)
    collection.hooks.beforeOperation.unshift(checkRestQuery)
    collection.hooks.beforeValidate.unshift(({ data }) => withoutControls(data))
  }
  config.endpoints.push(...GONE)
  return config
}

function closeEndpoints(collection: SanitizedCollectionConfig): void {
  if (collection.endpoints === false) return
  const own = OWN.get(collection.slug)
  collection.endpoints = collection.endpoints
    .filter(({ method, path }) => {
      const name = `${method} ${path}`
      return OPEN.has(name) || own?.has(name) === true
    })
    .map((endpoint) => (/\/:id\b/.test(endpoint.path) ? byUuid(endpoint) : endpoint))
    .map((endpoint) =>
      isPreferenceDeletion(collection, endpoint) ? unlessMissing(endpoint) : endpoint,
    )
    .map(unreadFromStrangers)
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ids are UUIDs: anything else in their place is no address at all. */
const byUuid = (endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> => ({
  ...endpoint,
  handler: (req) => {
    const id = req.routeParams?.['id']
    if (id === undefined || (typeof id === 'string' && UUID.test(id))) return endpoint.handler(req)
    return notFound()
  },
})

const isPreferenceDeletion = (
  { slug }: SanitizedCollectionConfig,
  { method, path }: Omit<Endpoint, 'root'>,
): boolean => slug === 'payload-preferences' && method === 'delete' && path === '/:key'

/** Answers 404 for a missing preference, whose deletion Payload answers with 500. */
const unlessMissing = (endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> => ({
  ...endpoint,
  handler: async (req) => {
    const { user, payload, routeParams } = req
    if (!user) return endpoint.handler(req)
    const { totalDocs } = await payload.count({
      collection: 'payload-preferences',
      where: { key: { equals: routeParams?.['key'] }, 'user.value': { equals: user.id } },
      req,
    })
    return totalDocs === 0 ? notFound() : endpoint.handler(req)
  },
})

const notFound = (): Response =>
  Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })

/** Payload adds these endpoints unless they are overridden: one draws a picture of any text for anyone. */
const GONE: readonly Endpoint[] = [
  { path: '/og', method: 'get', handler: () => Promise.resolve(notFound()) },
]

/** Payload reads a body before it authenticates the request: without a session it is empty. */
const unreadFromStrangers = (endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> => ({
  ...endpoint,
  handler: (req) => {
    if (!req.user) {
      Object.defineProperty(req, 'body', { value: null })
      req.data = {}
    }
    return endpoint.handler(req)
  },
})

const OWN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['users', OF_USERS],
  ['payload-preferences', OF_PREFERENCES],
])

function addCheck({ slug, hooks }: SanitizedCollectionConfig): void {
  const check = Object.entries(FORM_CHECKS).find(([name]) => name === slug)?.[1]
  if (check) hooks.beforeChange.unshift(check)
}
