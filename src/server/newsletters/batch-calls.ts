/**
 * Combines concurrent calls into one: calls made while a run is in flight are passed to the next run. An
 * error of a run rejects all of its calls.
 * @param run returns the results in the order of its items
 */
export function batchCalls<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  type Pending = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Pending[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const current = waiting
      waiting = []
      try {
        const results = await run(current.map(({ item }) => item))
        for (const [at, result] of results.entries()) current[at]?.resolve(result)
      } catch (error) {
        for (const { reject } of current) reject(error)
      }
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}
