import { Refused } from './refusals'
import type { Answer } from './refusals'

type Task = { uid: number; status: string; error: { code: string; message: string } | null }

/** The task queue of the fake server: tasks run in order, never within their request. */
export class Tasks {
  /** The code the next task fails with. */
  failing: string | null = null
  readonly #tasks: Task[] = []
  #queue: Promise<void> = Promise.resolve()

  /** Queues a task, and returns the server's response for a queued task. */
  take(work: () => void): Answer {
    const task: Task = { uid: this.#tasks.length, status: 'enqueued', error: null }
    this.#tasks.push(task)
    this.#queue = this.#queue.then(() => this.#do(task, work))
    const { uid, status } = task
    const enqueuedAt = new Date().toISOString()
    return { status: 202, body: { taskUid: uid, indexUid: null, status, type: 'any', enqueuedAt } }
  }

  /** Returns the state of a task. */
  state(uid: number): Answer {
    const task = this.#tasks[uid]
    if (!task) throw new Refused(404, 'task_not_found', `Task \`${uid}\` not found.`)
    return { status: 200, body: { ...task, indexUid: null, type: 'any', details: {} } }
  }

  async #do(task: Task, work: () => void): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    task.status = 'processing'
    try {
      if (this.failing !== null) throw new Refused(500, this.failing, 'Told to fail.')
      work()
      task.status = 'succeeded'
    } catch (error) {
      task.status = 'failed'
      const code = error instanceof Refused ? error.code : 'internal'
      task.error = { code, message: error instanceof Error ? error.message : '' }
    } finally {
      this.failing = null
    }
  }
}
