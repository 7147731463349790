/** Stops started services once, in reverse order. */
export class Teardown {
  readonly #steps: (() => Promise<void>)[] = []

  add(step: () => Promise<void>): void {
    this.#steps.push(step)
  }

  /** Runs every step, whatever fails on the way; failures are handed to `onError`. */
  async run(onError: (error: unknown) => void): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch(onError)
    }
  }
}
