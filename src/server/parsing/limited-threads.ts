import { join } from 'node:path'
import { Piscina } from 'piscina'
import { entryLikeOurs } from '@/src/runtime/process/node-settings.mjs'
import type { EntryName } from '@/src/runtime/process/node-settings.mjs'

/** An unused thread ends; starting one takes half a second. */
const IDLE_MILLISECONDS = 60_000
const WATCH_EVERY_MILLISECONDS = 50

type ThreadLimits = { threads: number; waiting: number; heapMegabytes: number }

/** Limits of one task. */
export type TaskLimits = {
  milliseconds: number
  /** Growth of the whole process at which the task is ended: a heap limit does not count buffers. */
  growthMegabytes?: number
}

/** Runs a task in a thread. */
type LimitedThreads<Task, Answer> = (task: Task, limits: TaskLimits) => Promise<Answer>

/** A task that exceeded its limit of time or memory. */
export class ThreadLimit extends Error {
  override readonly name = 'ThreadLimit'

  constructor(
    readonly limit: 'time' | 'memory',
    options?: ErrorOptions,
  ) {
    super(`A thread exceeded its limit of ${limit}`, options)
  }
}

/**
 * Creates a function that runs tasks in threads of an entry with limits of time and memory. The threads
 * start with the first task.
 * @throws ThreadLimit for a task that exceeds its limits; errors of the task as they are
 */
export function limitedThreads<Task, Answer>(
  entry: EntryName,
  { threads, waiting, heapMegabytes }: ThreadLimits,
): LimitedThreads<Task, Answer> {
  let pool: Piscina<Task, Answer> | null = null
  const getPool = (): Piscina<Task, Answer> => {
    // Relative to the project's root: in a build this module is elsewhere.
    const { threadFlags, file } = entryLikeOurs(entry)
    pool ??= new Piscina<Task, Answer>({
      filename: join(/* turbopackIgnore: true */ process.cwd(), file),
      execArgv: [...threadFlags],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      minThreads: 0,
      maxThreads: threads,
      maxQueue: waiting,
      idleTimeout: IDLE_MILLISECONDS,
    })
    return pool
  }
  return async (task, { milliseconds, growthMegabytes = Infinity }) => {
    const memory = watchGrowth(growthMegabytes)
    const time = AbortSignal.timeout(milliseconds)
    try {
      return await getPool().run(task, { signal: AbortSignal.any([time, memory.signal]) })
    } catch (error) {
      if (memory.signal.aborted || isOutOfMemory(error)) {
        throw new ThreadLimit('memory', { cause: error })
      }
      if (time.aborted) throw new ThreadLimit('time', { cause: error })
      throw error
    } finally {
      memory.end()
    }
  }
}

/** Aborts a signal once the process has grown by a number of megabytes. */
function watchGrowth(megabytes: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  if (megabytes === Infinity) return { signal: controller.signal, end: () => undefined }
  const most = process.memoryUsage.rss() + megabytes * 1_048_576
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > most) controller.abort()
  }, WATCH_EVERY_MILLISECONDS)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
