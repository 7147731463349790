/** The result of normalising a URL: usable, to be redirected to its usual spelling, or refused. */
export type Address =
  { kind: 'normal'; url: string } | { kind: 'other'; normal: string } | { kind: 'refused' }

const REFUSED: Address = { kind: 'refused' }

/** Letters, digits and `-._~`: percent-encoded or not, they are the same (RFC 3986 §6.2.2.2). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\da]|5f|6[1-9a-f]|7[\dae])/gi
/** A `/`, a `\` or a control character, encoded: read as one thing here and another there. */
const AMBIGUOUS = /%(?:2f|5c|[01][\da-f]|7f)/i
/** Characters that browsers encode, or never send. */
const NEVER_SENT = /[^!-~]|#/
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * Reads the target of a request, once, before anything decides by it. Browsers send addresses without
 * dot segments and backslashes: what comes with them was written to be read in two ways, and is
 * refused, as are full addresses (`GET http://…`). Doubled slashes and letters that are encoded
 * without need stand in old links: they have one normal spelling to go on to. Where a path cannot be
 * decoded, each `%` stands for itself, which is mended here.
 */
export function normalAddress(target: string): Address {
  if (!target.startsWith('/')) return REFUSED
  const mark = target.indexOf('?')
  const sentPath = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark)
  if (NEVER_SENT.test(target) || sentPath.includes('\\')) return REFUSED
  const path = decodablePath(sentPath)
  if (AMBIGUOUS.test(path)) return REFUSED
  const normalPath = decodeUnreserved(path).replace(/\/{2,}/g, '/')
  if (DOTS.test(normalPath)) return REFUSED
  const normal = normalPath + withNormalNames(query)
  return normal === path + query ? { kind: 'normal', url: normal } : { kind: 'other', normal }
}

const decodeUnreserved = (text: string): string => text.replace(UNRESERVED, decodeURIComponent)

/**
 * A path that everything behind can decode: Next answers one that it cannot with an error of its
 * own.
 */
function decodablePath(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/**
 * Names of parameters decide what is read: `previe%77` is `preview`. Values are left as they are.
 */
function withNormalNames(query: string): string {
  return query
    .split('&')
    .map((part) => {
      const end = part.indexOf('=')
      const name = end === -1 ? part : part.slice(0, end)
      return decodeUnreserved(name) + (end === -1 ? '' : part.slice(end))
    })
    .join('&')
}
