import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { remembered } from './remembered'
import type { ChangeMoment } from './remembered'

let changes: string[] = []
let isListening = true
let next = Infinity
let reads = 0

beforeEach(() => {
  changes = []
  isListening = true
  next = Infinity
  reads = 0
  globalThis.contentWatch = {
    isListening: () => isListening,
    now: () => ({ count: changes.length, at: performance.now() }),
    isUntouched: (tags, { count }: ChangeMoment) =>
      !changes.slice(count).some((change) => tags.includes(change)),
    nextAfter: () => Promise.resolve(next),
  }
})
afterEach(() => {
  globalThis.contentWatch = undefined
})

const numbered = () =>
  remembered(
    () => Promise.resolve(++reads),
    () => 'site',
  )

describe('a remembered read', () => {
  it('is made once until its site changes', async () => {
    const read = numbered()
    expect([await read('a'), await read('a'), await read('b'), await read('a')]).toEqual([
      1, 1, 2, 1,
    ])
    changes.push('another site')
    expect(await read('a')).toBe(1)
    changes.push('site')
    expect(await read('a')).toBe(3)
  })

  it('is made again where its site changed while it was made', async () => {
    const read = remembered(
      () => {
        if (reads === 0) changes.push('site')
        return Promise.resolve(++reads)
      },
      () => 'site',
    )
    expect([await read('a'), await read('a'), await read('a')]).toEqual([1, 2, 2])
  })

  it('is made again once scheduled content has appeared', async () => {
    next = performance.now() - 1
    const read = numbered()
    expect([await read('a'), await read('a')]).toEqual([1, 2])
  })

  it('is made each time while changes are not heard, and for a result of no site', async () => {
    const read = numbered()
    isListening = false
    expect([await read('a'), await read('a')]).toEqual([1, 2])
    isListening = true
    const missing = remembered(
      () => Promise.resolve(++reads),
      () => null,
    )
    expect([await missing('a'), await missing('a')]).toEqual([3, 4])
    globalThis.contentWatch = undefined
    expect([await read('a'), await read('a')]).toEqual([5, 6])
  })
})
