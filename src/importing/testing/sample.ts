/** A sample file of a program; `furniture` matches the places without content of an author. */
export type Sample = { format: string; file: string; furniture: RegExp } & (
  | { json: unknown }
  | { xml: string; unknown: string }
  | { lines: string }
  | { table: Readonly<Record<string, unknown>> }
)
