/** Delays of automatic actions, in milliseconds. */
export const TIMES = {
  saveAfter: 800,
  keepAfter: 250,
  firstRetry: 1000,
  lastRetry: 30_000,
} as const
