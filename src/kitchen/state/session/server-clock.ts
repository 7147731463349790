/** The lead of the server's clock over this browser's, in milliseconds. */
let ahead = 0
/** Clocks that differ by less agree: a page takes its time to arrive. */
const AGREES = 5 * 60_000

/** Notes the time of the server as its page tells it, for browsers whose clock is wrong. */
export function noteServerTime(milliseconds: number): void {
  const difference = milliseconds - Date.now()
  ahead = Math.abs(difference) < AGREES ? 0 : difference
}

/**
 * The time by the clock that decides what is published, also where that of the browser is wrong.
 * @see docs/product/kitchen.md#status-of-a-recipe
 */
export const serverNow = (): Date => new Date(Date.now() + ahead)
