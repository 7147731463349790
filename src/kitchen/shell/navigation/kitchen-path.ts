/** A path of the kitchen: a site, a screen, and the id of its record. */
export type KitchenPath = {
  site: string | null
  /** The first part after the site: `recipes`; empty for the site itself. */
  screen: string
  /** The part after that: the id of a recipe; null without one. */
  id: string | null
}

/** Reads an address of the kitchen; null for one that no screen can have. */
export function readKitchenPath(pathname: string): KitchenPath | null {
  const [root, ...parts] = pathname.split('/').filter((part) => part !== '')
  if (root !== 'kitchen' || parts.length > 3) return null
  const [site, screen, id] = parts.map(decoded)
  return { site: site ?? null, screen: screen ?? '', id: id ?? null }
}

/** The address of a screen: `/kitchen/ferment/recipes`. */
export const kitchenAddress = (...parts: readonly string[]): string =>
  ['/kitchen', ...parts.map(encodeURIComponent)].join('/')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
