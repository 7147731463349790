/** A file of a program; `furniture` tells the places that hold nothing of an author. */
export type Sample = { format: string; file: string; furniture: RegExp } & (
  | { json: unknown }
  | { xml: string; unknown: string }
  | { lines: string }
  | { table: Readonly<Record<string, unknown>> }
)
