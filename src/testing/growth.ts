import { expect } from 'vitest'

const SHORT = 4_000
const TIMES = 16
/** Work of half a millisecond is lost in the noise of the clock: this much counts as none. */
const NOISE_MS = 2

/** Processor time of some work, in milliseconds. */
function cpuOf(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/**
 * Fails when work on a text 16 times as long takes more than 75 times the processor time, which
 * work that grows with the square (256 times) does. Compares processor times of one run, the better
 * of up to five, so that a busy machine fails nothing.
 */
export function expectLinear(work: (length: number) => unknown): void {
  let [short, long] = [Infinity, Infinity]
  const isLinear = (): boolean => long < Math.max(short, NOISE_MS) * 75
  for (let attempt = 0; attempt < 5 && (attempt === 0 || !isLinear()); attempt += 1) {
    short = Math.min(
      short,
      cpuOf(() => work(SHORT)),
    )
    long = Math.min(
      long,
      cpuOf(() => work(SHORT * TIMES)),
    )
  }
  expect(isLinear(), `${short} ms, and ${long} ms for ${TIMES} times the length`).toBe(true)
}
