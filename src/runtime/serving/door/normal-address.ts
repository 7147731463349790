/** The result of normalising a URL: usable, to be redirected to its normal form, or refused. */
export type Address =
  { kind: 'normal'; url: string } | { kind: 'other'; normal: string } | { kind: 'refused' }

const REFUSED: Address = { kind: 'refused' }

/** Percent-encoded unreserved characters, equivalent to the plain ones (RFC 3986 §6.2.2.2). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\da]|5f|6[1-9a-f]|7[\dae])/gi
/** An encoded `/`, `\` or control character, which parsers interpret differently. */
const AMBIGUOUS = /%(?:2f|5c|[01][\da-f]|7f)/i
/** Characters that browsers encode, or never send. */
const NEVER_SENT = /[^!-~]|#/
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * Normalises the target of a request before anything else reads it. Refuses dot segments, backslashes and
 * absolute URLs (`GET http://…`), which browsers do not send and parsers interpret differently. Redirects
 * doubled slashes and needlessly encoded letters, which occur in old links, to their normal form. In a path
 * that cannot be decoded, encodes each literal `%`.
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
 * Returns a path that everything behind can decode: Next answers an invalid one with its own error page.
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
 * Normalises the names of query parameters, which decide what is read: `previe%77` is `preview`. Keeps
 * values unchanged.
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
