import { describe, expect, it } from 'vitest'
import { ReadCounts } from './read-counts'

describe('counts of reads', () => {
  it('list the most read addresses first', () => {
    const counts = new ReadCounts()
    counts.add('a', 2)
    counts.add('b', 5)
    counts.add('a', 4)
    counts.add('never', 0)
    expect(counts.mostRead()).toEqual([
      ['a', 6],
      ['b', 5],
    ])
  })

  it('forget addresses that are read no more', () => {
    const counts = new ReadCounts()
    counts.add('once', 100)
    for (let time = 0; time < 7; time += 1) {
      counts.age()
      counts.add('often', 10)
    }
    expect(counts.mostRead()[0]?.[0]).toBe('often')
    counts.age()
    expect(counts.of('once')).toBe(0)
  })

  it('are bounded, and keep the most read of a flood of addresses', () => {
    const counts = new ReadCounts(10)
    for (let address = 0; address < 5; address += 1) counts.add(`often ${address}`, 50)
    for (let address = 0; address < 10_000; address += 1) counts.add(`rarely ${address}`, 1)
    const found = counts.mostRead().map(([address]) => address)
    expect(found).toHaveLength(10)
    expect(found.slice(0, 5)).toEqual(Array.from({ length: 5 }, (_, index) => `often ${index}`))
  })
})
