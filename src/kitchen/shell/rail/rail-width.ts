/** The cookie that stores whether the rail shows icons only; the server renders the page with it. */
export const RAIL_COOKIE = 'kitchenRail'

/** A year, in seconds. */
const AGE = 31_536_000

/** Stores in this browser whether the rail shows icons only. */
export function storeRailWidth(isNarrow: boolean): void {
  document.cookie = `${RAIL_COOKIE}=${isNarrow ? 'icons' : 'full'}; path=/kitchen; max-age=${AGE}; samesite=lax`
}
