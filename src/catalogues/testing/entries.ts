import { units } from '../catalogues'

/** An entry of any catalogue with all its names. */
export type Entry = { slug: string; title: string; aliases: readonly string[] }

/** The units, whose plurals and abbreviations are names too. */
export const unitEntries: readonly Entry[] = units.map((unit) => ({
  ...unit,
  aliases: [
    ...unit.aliases,
    ...(unit.pluralTitle === unit.title ? [] : [unit.pluralTitle]),
    ...(unit.abbreviation === null ? [] : [unit.abbreviation]),
  ],
}))

/** The entry that a name means; undefined for none. */
export function findByName(entries: readonly Entry[], name: string): Entry | undefined {
  return entries.find((entry) => entry.title === name || entry.aliases.includes(name))
}
