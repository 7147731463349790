/** Where the tests of each group of an attack are. */
export const GROUPS: Readonly<
  Record<string, { vitest: readonly string[]; browser: readonly string[] }>
>
