// Plain Node without packages: the launchers in src/scripts read it before anything is installed.
import { dirname } from 'node:path'

// Without it Payload's editor never loads on Node 20 (see CONTRIBUTING, traps).
const CONDITIONS = ['--conditions=production']

const TYPESCRIPT = ['--import', 'tsx']

/** Node's flags for every script that loads TypeScript and Payload. */
export const NODE_FLAGS = [...CONDITIONS, ...TYPESCRIPT]

/** The folder of the bundled entries, from the root (decision 026). */
export const BUNDLES = '.entrypoints'

/** The command line for an entry of `src/entrypoints` in TypeScript: flags of Node and a file from the root. */
export const sourceEntry = (name) => ({
  flags: NODE_FLAGS,
  threadFlags: TYPESCRIPT,
  file: `src/entrypoints/${name}.ts`,
})

/** The command line for an entry's bundle, made by `bundleEntrypoints`. */
export const bundledEntry = (name) => ({
  flags: CONDITIONS,
  threadFlags: [],
  file: `${BUNDLES}/${name}.mjs`,
})

/** The command line for another entry, in the form of this process: a bundle or TypeScript. */
export const entryLikeOurs = (name) =>
  dirname(process.argv[1] ?? '').endsWith(BUNDLES) ? bundledEntry(name) : sourceEntry(name)

/**
 * Settings of the system's allocator for long-lived processes, which count only when they are there
 * before a process starts. glibc keeps an arena for each thread and gives little of it back: after
 * 1,200 pages with ever new addresses a server held 733 MB with its defaults, and 512 MB with these.
 * Other allocators ignore them.
 */
export const ALLOCATOR_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
