import { describe, expect, it } from 'vitest'
import { expectLinear } from './growth'

/** Work of so many steps, whose result is used. */
function take(steps: number): number {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum = (sum + step) % 1_000_003
  return sum
}

describe('the check that time grows with the length', () => {
  it('lets work pass that takes the same time for each letter', () => {
    expectLinear((length) => take(length * 20))
  })

  it('fails work whose time grows with the square of the length', () => {
    expect(() => expectLinear((length) => take((length * length) / 40))).toThrow(/ms/)
  })
})
