/** An object without its undefined properties, for partial writes. */
export function withoutUndefined<Write extends object>(
  write: Write,
): { [Key in keyof Write]?: Exclude<Write[Key], undefined> } {
  const entries = Object.entries(write).filter(([, value]) => value !== undefined)
  // `fromEntries` loses the literal keys; they are those of `write`.
  return Object.fromEntries(entries) as { [Key in keyof Write]?: Exclude<Write[Key], undefined> }
}
