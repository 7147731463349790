/** A moment as ISO 8601 in UTC, as `JSON.stringify` writes a Date. */
export const isoInstant = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
