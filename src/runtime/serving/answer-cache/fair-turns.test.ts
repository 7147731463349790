import { describe, expect, it } from 'vitest'
import { FairTurns } from './fair-turns'

const no = (): boolean => false

/** Work whose end the test decides, and the names of what has begun. */
function works() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => async (): Promise<boolean> => {
    begun.push(name)
    await new Promise<void>((resolve) => ends.push(resolve))
    return true
  }
  const settle = async (): Promise<void> => {
    ends.shift()?.()
    for (let times = 0; times < 10; times += 1) await Promise.resolve()
  }
  return { begun, work, settle }
}

// docs/product/limits.md#turns-of-sites
describe('the requests of a site', () => {
  it('that are many let those of other sites through, one at a time', async () => {
    const { begun, work, settle } = works()
    const turns = new FairTurns({ places: 2 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void turns.take('a', work(name), no)
    for (const name of ['b1', 'b2']) void turns.take('b', work(name), no)
    void turns.take('c', work('c1'), no)
    expect(begun).toEqual(['a1', 'a2'])
    for (let times = 0; times < 6; times += 1) await settle()
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5'])
  })

  it('that are slow leave places to those of other sites', async () => {
    const { begun, work, settle } = works()
    const turns = new FairTurns({ places: 3, each: 2 })
    for (const name of ['a1', 'a2', 'a3']) void turns.take('a', work(name), no)
    for (const name of ['b1', 'b2']) void turns.take('b', work(name), no)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await settle()
    await settle()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('are refused when too many of them wait, those of others are not', async () => {
    const { begun, work, settle } = works()
    const turns = new FairTurns({ places: 1, waiting: 2 })
    const taken = ['a1', 'a2', 'a3'].map((name) => turns.take('a', work(name), no))
    expect(await turns.take('a', work('a4'), no)).toBe(false)
    taken.push(turns.take('b', work('b1'), no))
    for (let times = 0; times < 4; times += 1) await settle()
    expect(await Promise.all(taken)).toEqual([true, true, true, true])
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('give their place back when they fail', async () => {
    const turns = new FairTurns({ places: 1 })
    const failing = turns.take('a', () => Promise.reject(new Error('broken')), no)
    await expect(failing).rejects.toThrow('broken')
    expect(await turns.take('b', () => Promise.resolve(true), no)).toBe(true)
  })
})
