import { moveNounLast } from './name-order'
import { splitNameWords } from './name-words'

/** An entry of a catalogue that names are matched against. */
export interface CatalogueEntry {
  slug: string
  title: string
  aliases: readonly string[]
}

/** A name of an entry: the noun is its key in the index, the other words are here. */
export type EntryName = {
  slug: string
  others: readonly string[]
  /** The words of the entry's title. */
  title: readonly string[]
  isTitle: boolean
}

/** The names of a catalogue, whole and by noun. */
export type EntryIndex = {
  exact: ReadonlyMap<string, string>
  byHead: ReadonlyMap<string, readonly EntryName[]>
}

/** Indexes the names of entries; a title takes precedence over an alias of another entry. */
export function indexEntries(entries: readonly CatalogueEntry[]): EntryIndex {
  const exact = new Map<string, string>()
  const byHead = new Map<string, EntryName[]>()
  const add = (name: string, slug: string, title: readonly string[], isTitle: boolean): void => {
    const written = splitNameWords(name)
    const words = moveNounLast(written)
    const head = words.at(-1)
    const keys = [written.join(' '), words.join(' ')].filter((key) => !exact.has(key))
    if (head === undefined || keys.length === 0) return
    for (const key of keys) exact.set(key, slug)
    const names = byHead.get(head) ?? []
    names.push({ slug, others: words.slice(0, -1), title, isTitle })
    byHead.set(head, names)
  }
  const titles = entries.map(({ title }) => splitNameWords(title))
  entries.forEach(({ slug, title }, i) => add(title, slug, titles[i] ?? [], true))
  entries.forEach(({ slug, aliases }, i) => {
    for (const alias of aliases) add(alias, slug, titles[i] ?? [], false)
  })
  return { exact, byHead }
}
