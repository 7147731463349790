import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Time in milliseconds after which a silent listener counts as gone, or disconnected. */
const PATIENCE = 1_000

const ASK = {
  name: 'ask_listeners',
  text: `select pg_notify('content_settled', 'ask ' || $1), array(
      select application_name from pg_stat_activity
      where datname = current_database() and application_name like $2 || ':%') as listeners`,
}
const SEEN = {
  name: 'tell_seen',
  text: `select pg_notify('content_settled', 'seen ' || $1 || ' ' || $2)`,
}

/**
 * Waits until all listening processes have received every earlier notification. Postgres delivers
 * notifications in commit order: a listener that receives this one has received those before it.
 */
export class Barrier {
  readonly #waiting = new Map<string, { seenBy: Set<string>; look: () => void }>()

  /**
   * @param name the name of this listener's connection
   * @param family the common prefix of all listeners' names
   */
  constructor(
    private readonly name: string,
    private readonly family: string,
  ) {}

  /** Resolves when all have replied, or after a second. */
  async wait(client: pg.Client): Promise<void> {
    const id = randomUUID()
    const seenBy = new Set<string>()
    let listeners: readonly string[] | null = null
    const all = new Promise<void>((resolve) => {
      const look = (): void => {
        if (listeners?.every((each) => seenBy.has(each))) resolve()
      }
      this.#waiting.set(id, { seenBy, look })
      setTimeout(resolve, PATIENCE).unref()
    })
    try {
      const values = [id, this.family]
      const asked = await client.query<{ listeners: string[] }>({ ...ASK, values })
      listeners = asked.rows[0]?.listeners ?? []
      this.#waiting.get(id)?.look()
      await all
    } catch {
      // Without the database there are no listeners, and no changes to hear of.
    } finally {
      this.#waiting.delete(id)
    }
  }

  /** Handles a message of the channel: a question or a reply of another process. */
  hear(client: pg.Client, payload: string): void {
    const [word, id = '', who = this.name] = payload.split(' ')
    const own = this.#waiting.get(id)
    if (own) {
      own.seenBy.add(who)
      own.look()
    } else if (word === 'ask') {
      client.query({ ...SEEN, values: [id, this.name] }).catch(() => undefined)
    }
  }
}
