import { createHash } from 'node:crypto'

/**
 * Milliseconds during which the same second may still bring another change: `Last-Modified` is no proof
 * yet.
 */
const SETTLED_MILLISECONDS = 2000

/** The validators of a response. */
export type Validators = { etag: string; changedAt: Date }

/** Builds a weak ETag (the server in front may compress) from everything that determines a response. */
export const weakEtag = (...parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

/**
 * Builds the headers of a response that clients cache and revalidate each time, so that an edit shows at
 * once. `Last-Modified` has a resolution of a second: it is left out until its second has passed.
 */
export function validatorHeaders({ etag, changedAt }: Validators, now = new Date()): Headers {
  const headers = new Headers({ etag, 'cache-control': 'no-cache' })
  if (isSettled(changedAt, now)) headers.set('last-modified', changedAt.toUTCString())
  return headers
}

/**
 * Returns whether the caller has this response already (RFC 9110 §13): ETags take precedence over dates.
 */
export function isUnchanged(
  request: Headers,
  { etag, changedAt }: Validators,
  now = new Date(),
): boolean {
  const tags = request.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || tagsIn(tags).includes(opaque(etag))
  const since = Date.parse(request.get('if-modified-since') ?? '')
  if (Number.isNaN(since) || !isSettled(changedAt, now)) return false
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since
}

const isSettled = (changedAt: Date, now: Date): boolean =>
  now.getTime() - changedAt.getTime() >= SETTLED_MILLISECONDS

const opaque = (tag: string): string => tag.replace(/^W\//, '')

const tagsIn = (header: string): string[] => (header.match(/(?:W\/)?"[^"]*"/g) ?? []).map(opaque)
