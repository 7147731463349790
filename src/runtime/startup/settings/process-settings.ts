import { availableParallelism, totalmem } from 'node:os'
import { settingNotes } from './setting-notes'
import { trueOrFalse, wholeNumber } from './setting-shapes'

/** Settings of the product's processes. */
export const processSettings = {
  SERVE_PROCESSES: wholeNumber(1, 64)
    .default(() => defaultServeProcesses(readResources()))
    .register(settingNotes, {
      section: 'Running',
      description:
        'Serving processes that share the port. Default one for each core and each GB of memory, at most 4.',
      hint: 'a whole number from 1 to 64',
      example: '2',
    }),
  RESPONSE_CACHE_MB: wholeNumber(16, 65536).default(96).register(settingNotes, {
    section: 'Running',
    description:
      'Memory of each serving process for cached responses, in MB: some twenty pages take one. Default 96.',
    hint: 'a whole number from 16 to 65536',
    example: '96',
  }),
  WORKER: trueOrFalse.optional().register(settingNotes, {
    section: 'Running',
    description: 'Run a worker beside the server; false where `npm run work` runs. Default true.',
    hint: 'true or false',
    example: 'true',
  }),
  WORKER_PORT: wholeNumber(1, 65535).optional().register(settingNotes, {
    section: 'Running',
    description:
      'The port on which `npm run work` answers /healthz, /readyz and /metrics. Without it, none.',
    hint: 'a whole number from 1 to 65535',
    example: '3001',
  }),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10).register(settingNotes, {
    section: 'Database',
    description: 'Database connections a process may hold. Default 10.',
    hint: 'a whole number from 2 to 200',
    example: '10',
  }),
}

/** Most processes that are started without being configured. */
const MAX_DEFAULT_PROCESSES = 4
const GIGABYTE = 1_073_741_824

/** The resources of this machine, or of the container that the process runs in. */
export type Resources = { cores: number; memoryBytes: number }

/** Reads the resources; the memory limit of a container counts where there is one. */
export function readResources(): Resources {
  // 0, undefined or more than the machine has without a limit.
  const limit = process.constrainedMemory() || Infinity
  return { cores: availableParallelism(), memoryBytes: Math.min(limit, totalmem()) }
}

/**
 * Returns the number of serving processes for a machine.
 * @see docs/operating.md#more-processes
 */
export function defaultServeProcesses({ cores, memoryBytes }: Resources): number {
  const byMemory = Math.floor(memoryBytes / GIGABYTE)
  return Math.max(1, Math.min(cores, byMemory, MAX_DEFAULT_PROCESSES))
}
