import { describe, expect, it } from 'vitest'
import { recordsById } from './records-by-id'

/** A collection that notes what it was asked for. */
function collection() {
  const requests: string[][] = []
  const rows = recordsById((ids) => {
    requests.push([...ids])
    return Promise.resolve(ids.map((id) => ({ id, title: `Title of ${id}` })))
  })
  return { requests, rows }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('rows by id', () => {
  it('asks once for all that was wanted in one turn', async () => {
    const { requests, rows } = collection()
    rows.want(['a'])
    rows.want(['b', 'a'])
    await settled()
    expect(requests).toEqual([['a', 'b']])
    expect(rows.rows().get('b')).toEqual({ id: 'b', title: 'Title of b' })
  })

  it('never asks again for what it has', async () => {
    const { requests, rows } = collection()
    rows.want(['a'])
    await settled()
    rows.want(['a', 'c'])
    await settled()
    expect(requests).toEqual([['a'], ['c']])
  })

  it('asks for many in pieces of a hundred', async () => {
    const { requests, rows } = collection()
    rows.want(Array.from({ length: 250 }, (_, index) => String(index)))
    await settled()
    expect(requests.map((ids) => ids.length)).toEqual([100, 100, 50])
  })

  it('tells who listens, and asks anew for what could not be had', async () => {
    let isDown = true
    const rows = recordsById((ids) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(ids.map((id) => ({ id }))),
    )
    let told = 0
    const stop = rows.subscribe(() => (told += 1))
    rows.want(['a'])
    await settled()
    expect(told).toBe(0)
    isDown = false
    rows.want(['a'])
    await settled()
    expect(told).toBe(1)
    stop()
    rows.want(['b'])
    await settled()
    expect(told).toBe(1)
  })
})
