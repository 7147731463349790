// Plain Node without packages: the launchers in src/scripts read it before anything is installed.

/** Node's flags for every script that loads TypeScript and Payload (see CONTRIBUTING, traps). */
export const NODE_FLAGS = ['--conditions=production', '--import', 'tsx']

/**
 * Settings of the system's allocator for long-lived processes, which count only when they are there
 * before a process starts. glibc keeps an arena for each thread and gives little of it back: after
 * 1,200 pages with ever new addresses a server held 733 MB with its defaults, and 512 MB with these.
 * Other allocators ignore them.
 */
export const ALLOCATOR_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
