import type pg from 'pg'

/** Number of remembered positions of a primary whose replica is behind: ten minutes of them. */
const MAX_SAMPLES = 600

/**
 * The end of the write-ahead log of the primary, in bytes, and its clock in milliseconds. What was committed
 * before the statement lies before that position.
 */
const READ = {
  name: 'primary_position',
  text: `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as position,
    extract(epoch from clock_timestamp())::float8 * 1000 as clock`,
}

type Sample = { position: number; at: number }

/**
 * The position in the write-ahead log of the primary that a replica must have replayed before it may be
 * read. Raised after every change and every write of which this process hears.
 * @see docs/decisions/034-pooler-and-replica.md
 */
export class PrimaryPosition {
  #isFollowed = false
  #required: number | null = null
  #raises = 0
  #reading: Promise<void> | null = null
  #samples: Sample[] = []
  #clockOffset: number | null = null

  /** @param client the direct connection on which changes are heard; null while there is none */
  constructor(private readonly client: () => pg.Client | null) {}

  /** Starts to read positions: somebody reads from a replica. */
  follow(): void {
    this.#isFollowed = true
    this.raise()
  }

  isFollowed(): boolean {
    return this.#isFollowed
  }

  /**
   * Requires everything that is committed by now. Until the primary has named its position no replica is
   * recent enough.
   */
  raise(): void {
    if (!this.#isFollowed) return
    this.#raises += 1
    this.#required = null
    this.#reading ??= this.#readUntilCurrent().finally(() => {
      this.#reading = null
    })
  }

  /** The position that a replica must have reached; null while it is not known. */
  required(): number | null {
    return this.client() ? this.#required : null
  }

  /** Difference between the clock of the primary and the steady clock of this process, in milliseconds. */
  clockOffset(): number | null {
    return this.#clockOffset
  }

  /** Notes the current position, by which the lag of a replica is measured. */
  async sample(): Promise<void> {
    const position = await this.#read()
    if (position === null || this.#samples.length >= MAX_SAMPLES) return
    if (this.#required === null && this.#reading === null) this.raise()
    this.#samples.push({ position, at: performance.now() })
  }

  /** Seconds since the oldest noted position that a replica has not reached. */
  lagOf(replayed: number): number {
    this.#samples = this.#samples.filter(({ position }) => position > replayed)
    const [oldest] = this.#samples
    return oldest ? (performance.now() - oldest.at) / 1_000 : 0
  }

  async #readUntilCurrent(): Promise<void> {
    for (;;) {
      const raises = this.#raises
      const position = await this.#read()
      if (position === null) return
      if (raises !== this.#raises) continue
      this.#required = position
      return
    }
  }

  async #read(): Promise<number | null> {
    const client = this.client()
    if (!client) return null
    try {
      const sentAt = performance.now()
      const { rows } = await client.query<{ position: number; clock: number }>(READ)
      const [row] = rows
      if (!row || client !== this.client()) return null
      this.#clockOffset = row.clock - (sentAt + performance.now()) / 2
      return row.position
    } catch {
      // The connection was lost: it is opened again, which raises the position.
      return null
    }
  }
}
