/** How an entry is run: Node's flags for a process or for a thread of one, and its file from the root. */
export type Entry = {
  readonly flags: readonly string[]
  readonly threadFlags: readonly string[]
  readonly file: string
}

/** The names of the files in `src/entrypoints`. */
export type EntryName = 'start' | 'serve' | 'prepare' | 'work' | 'parse-worker' | 'document-worker'

export declare const NODE_FLAGS: readonly string[]
export declare const ALLOCATOR_ENV: Readonly<Record<string, string>>
export declare const BUNDLES: string
export declare function sourceEntry(name: EntryName): Entry
export declare function bundledEntry(name: EntryName): Entry
export declare function entryLikeOurs(name: EntryName): Entry
