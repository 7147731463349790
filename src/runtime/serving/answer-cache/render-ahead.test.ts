import { describe, expect, it } from 'vitest'
import { ReadCounts } from './read-counts'
import { RenderAhead } from './render-ahead'

/** Addresses with their counts, and a render that notes what it is called for. */
function prepare(reads: Readonly<Record<string, number>>, busy: boolean[] = []) {
  const counts = new ReadCounts()
  for (const [address, count] of Object.entries(reads)) counts.add(address, count)
  const rendered: string[] = []
  const pauses: number[] = []
  const cached = new Set<string>()
  let renders = 0
  let mostAtOnce = 0
  const ahead = new RenderAhead({
    counts,
    isCached: (address) => cached.has(address),
    isBusy: () => busy.shift() ?? false,
    render: async (address) => {
      renders += 1
      mostAtOnce = Math.max(mostAtOnce, renders)
      await Promise.resolve()
      rendered.push(address)
      renders -= 1
      if (address === 'fails') throw new Error('It throws halfway')
    },
    pause: async (milliseconds, signal) => {
      signal.throwIfAborted()
      pauses.push(milliseconds)
      await Promise.resolve()
    },
  })
  return { ahead, rendered, pauses, cached, mostAtOnce: () => mostAtOnce }
}

describe('rendering ahead', () => {
  it('takes the most read addresses first, one at a time, and none that are rarely read', async () => {
    const { ahead, rendered, mostAtOnce } = prepare({ second: 5, first: 50, rarely: 1, fails: 4 })
    ahead.request(['rarely', 'second', 'fails', 'first', 'unknown'])
    await ahead.finished()
    expect(rendered).toEqual(['first', 'second', 'fails'])
    expect(mostAtOnce()).toBe(1)
  })

  it('skips what requests have brought back into memory', async () => {
    const { ahead, rendered, cached } = prepare({ a: 5, b: 4 })
    cached.add('a')
    ahead.request(['a', 'b'])
    await ahead.finished()
    expect(rendered).toEqual(['b'])
  })

  it('waits while requests wait', async () => {
    const { ahead, rendered, pauses } = prepare({ a: 5 }, [true, true, true])
    ahead.request(['a'])
    await ahead.finished()
    expect(rendered).toEqual(['a'])
    expect(pauses.slice(1, 4)).toEqual([50, 50, 50])
  })

  it('pauses three times as long as a render kept the processor busy', async () => {
    const { ahead, pauses } = prepare({ a: 5 })
    ahead.request(['a'])
    await ahead.finished()
    expect(pauses).toHaveLength(2)
    expect(pauses[1]).toBeGreaterThan(0)
  })

  it('ends when the server stops', async () => {
    const { ahead, rendered } = prepare({ a: 5, b: 4 })
    ahead.request(['a', 'b'])
    await ahead.stop()
    expect(rendered.length).toBeLessThan(2)
    ahead.request(['a', 'b'])
    await ahead.finished()
    expect(rendered.length).toBeLessThan(2)
  })
})
