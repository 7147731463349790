/** The offset of the server's clock from this browser's, in milliseconds. */
let ahead = 0
/** Smaller offsets are ignored: a page takes time to arrive. */
const AGREES = 5 * 60_000

/** Records the server's time from its page, for browsers whose clock is wrong. */
export function recordServerTime(milliseconds: number): void {
  const difference = milliseconds - Date.now()
  ahead = Math.abs(difference) < AGREES ? 0 : difference
}

/**
 * The current time by the server's clock, which decides what is published, even where that of the browser
 * is wrong.
 * @see docs/product/kitchen.md#status-of-a-recipe
 */
export const serverNow = (): Date => new Date(Date.now() + ahead)
