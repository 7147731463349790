/** The state of a fetched resource; its last data is kept while it is reloaded. */
export type Loaded<Data> = { data: Data | undefined; error: Error | null }

/** Answers kept at most; the oldest go first. */
const KEPT = 40

/**
 * Answers of the API by what was asked. A known answer shows at once and is fetched again behind it,
 * so that going back and forth never waits.
 */
export class Resource<Question, Data> {
  readonly #known = new Map<string, Loaded<Data>>()
  readonly #asked = new Map<string, Promise<Data>>()
  readonly #listeners = new Set<() => void>()
  readonly #nothing: Loaded<Data> = { data: undefined, error: null }

  constructor(private readonly fetch: (question: Question) => Promise<Data>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The current state; the same object until it changes. */
  get(question: Question): Loaded<Data> {
    return this.#known.get(keyOf(question)) ?? this.#nothing
  }

  readonly getOnServer = (): Loaded<Data> => this.#nothing

  /** Fetches anew, once at a time for a question; a failure is kept beside the last data. */
  async load(question: Question): Promise<void> {
    const key = keyOf(question)
    if (this.#asked.has(key)) return
    const asking = this.fetch(question)
    this.#asked.set(key, asking)
    try {
      const data = await asking
      if (this.#asked.get(key) === asking) this.#set(key, { data, error: null })
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      if (this.#asked.get(key) === asking) this.#set(key, { data: this.get(question).data, error })
    } finally {
      if (this.#asked.get(key) === asking) this.#asked.delete(key)
    }
  }

  /** Changes every known answer; answers under way are of before the change, and are dropped. */
  update(change: (data: Data) => Data): void {
    this.#asked.clear()
    for (const [key, { data, error }] of this.#known) {
      if (data !== undefined) this.#known.set(key, { data: change(data), error })
    }
    this.#tell()
  }

  #set(key: string, loaded: Loaded<Data>): void {
    this.#known.delete(key)
    this.#known.set(key, loaded)
    const [oldest] = this.#known.keys()
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const keyOf = (question: unknown): string => JSON.stringify(question)
