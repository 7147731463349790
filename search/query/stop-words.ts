/** Stop words, which searches ignore. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and any are as at be by can do for from have how i in is it make making
  me my of on or our recipe recipes some something that the their this to us want we what when with
  without you your`.split(/\s+/),
)
