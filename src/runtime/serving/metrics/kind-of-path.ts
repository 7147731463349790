/** The kind of an address in metrics: few values, however many addresses there are. */
export type PathKind = 'admin' | 'api' | 'file' | 'media' | 'page'

const KINDS: readonly (readonly [RegExp, PathKind])[] = [
  [/^\/api(?:\/|$)/, 'api'],
  [/^\/media\//, 'media'],
  [/^\/(?:_next|fonts)\//, 'file'],
  [/^\/admin(?:\/|$)/, 'admin'],
]

/** The kind of an address with or without its query. */
export function getPathKind(url: string): PathKind {
  const [path = ''] = url.split('?', 1)
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
