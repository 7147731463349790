/** The cookie that keeps whether the rail shows icons only; the server draws the page with it. */
export const RAIL_COOKIE = 'kitchenRail'

/** A year, in seconds. */
const AGE = 31_536_000

/** Remembers in this browser whether the rail shows icons only. */
export function keepRailWidth(isNarrow: boolean): void {
  document.cookie = `${RAIL_COOKIE}=${isNarrow ? 'icons' : 'full'}; path=/kitchen; max-age=${AGE}; samesite=lax`
}
