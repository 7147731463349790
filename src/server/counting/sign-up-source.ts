/** Kinds of pages with a form of the newsletter by the first part of their path. */
const PAGES = new Map([
  ['', 'home'],
  ['recipes', 'recipes'],
  ['collections', 'collections'],
  ['letters', 'letters'],
  ['about', 'about'],
  ['events', 'events'],
  ['links', 'links'],
  ['link-in-bio', 'links'],
  ['subscribe', 'subscribe'],
])
/** Kinds of pages below these. */
const BELOW = new Map([
  ['recipes', 'recipe'],
  ['collections', 'collection'],
  ['letters', 'letter'],
])

/**
 * Returns the kind of page on which a reader subscribed.
 * @param path of the page with the form; null if unknown
 * @see docs/product/counting.md#what-is-counted
 */
export function signUpSource(path: string | null): string {
  const [, first = '', second = ''] = (path ?? '?').split(/[?#]/, 1)[0]?.split('/') ?? []
  if (path === null || !path.startsWith('/')) return 'unknown'
  return (second === '' ? PAGES.get(first) : BELOW.get(first)) ?? 'other'
}
