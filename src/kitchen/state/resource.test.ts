import { describe, expect, it, vi } from 'vitest'
import { Resource } from './resource'

/** A fetch whose answers are given by hand. */
function byHand() {
  const waiting: { resolve: (data: string) => void; reject: (error: Error) => void }[] = []
  const fetch = vi.fn(
    (question: { page: number }) =>
      new Promise<string>((resolve, reject) => {
        waiting.push({ resolve: (data) => resolve(`${data} of page ${question.page}`), reject })
      }),
  )
  return { fetch, waiting }
}

describe('answers kept in the kitchen', () => {
  it('are shown again at once, and stay while newer ones are fetched', async () => {
    const { fetch, waiting } = byHand()
    const resource = new Resource(fetch)
    const first = resource.load({ page: 1 })
    waiting[0]?.resolve('old')
    await first
    expect(resource.get({ page: 1 }).data).toBe('old of page 1')
    const second = resource.load({ page: 1 })
    expect(resource.get({ page: 1 }).data).toBe('old of page 1')
    waiting[1]?.resolve('new')
    await second
    expect(resource.get({ page: 1 }).data).toBe('new of page 1')
    expect(resource.get({ page: 2 }).data).toBeUndefined()
  })

  it('are asked for once at a time', () => {
    const { fetch } = byHand()
    const resource = new Resource(fetch)
    void resource.load({ page: 1 })
    void resource.load({ page: 1 })
    void resource.load({ page: 2 })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('keep the last data beside a failure, and lose the failure with the next success', async () => {
    const { fetch, waiting } = byHand()
    const resource = new Resource(fetch)
    const [first] = [resource.load({ page: 1 })]
    waiting[0]?.resolve('data')
    await first
    const second = resource.load({ page: 1 })
    waiting[1]?.reject(new Error('no network'))
    await second
    expect(resource.get({ page: 1 })).toEqual({
      data: 'data of page 1',
      error: new Error('no network'),
    })
    const third = resource.load({ page: 1 })
    waiting[2]?.resolve('data')
    await third
    expect(resource.get({ page: 1 }).error).toBeNull()
  })

  it('are not overwritten by an answer from before a change', async () => {
    const { fetch, waiting } = byHand()
    const resource = new Resource(fetch)
    const first = resource.load({ page: 1 })
    waiting[0]?.resolve('draft')
    await first
    const stale = resource.load({ page: 1 })
    resource.update((data) => data.replace('draft', 'published'))
    waiting[1]?.resolve('draft')
    await stale
    expect(resource.get({ page: 1 }).data).toBe('published of page 1')
  })

  it('tell who listens, until they stop', async () => {
    const resource = new Resource(() => Promise.resolve('data'))
    const listener = vi.fn()
    const stop = resource.subscribe(listener)
    await resource.load({ page: 1 })
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    await resource.load({ page: 1 })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
