import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import { setInCollection } from './collections'

const calls = vi.hoisted(() =>
  vi.fn<(name: string, options: { body?: unknown }) => Promise<unknown>>(),
)
vi.mock('@/src/api/call', () => ({ call: calls }))

const stored = (recipeIds: readonly string[], updatedAt: string) => ({
  collection: { recipes: recipeIds.map((id) => ({ id })), updatedAt },
})
const written = (): unknown[] =>
  calls.mock.calls.flatMap(([name, options]) => (name === 'updateCollection' ? [options.body] : []))

// docs/product/kitchen.md#collections-of-a-recipe
describe('a recipe in a collection', () => {
  beforeEach(() => {
    calls.mockReset()
  })

  it('is added at the end, once, and taken out', async () => {
    calls.mockImplementation((name) =>
      Promise.resolve(name === 'getManagedCollection' ? stored(['a', 'b'], '1') : {}),
    )
    await setInCollection('ferment', 'c', { id: 'winter', isIn: true })
    await setInCollection('ferment', 'a', { id: 'winter', isIn: true })
    await setInCollection('ferment', 'a', { id: 'winter', isIn: false })
    expect(written()).toEqual([
      { recipeIds: ['a', 'b', 'c'], updatedAt: '1' },
      { recipeIds: ['b', 'a'], updatedAt: '1' },
      { recipeIds: ['b'], updatedAt: '1' },
    ])
  })

  it('keeps what others have changed meanwhile', async () => {
    calls.mockResolvedValueOnce(stored(['a'], '1'))
    calls.mockRejectedValueOnce(new ApiError(409, null))
    calls.mockResolvedValueOnce(stored(['x', 'a'], '2'))
    calls.mockResolvedValueOnce({})
    await setInCollection('ferment', 'c', { id: 'winter', isIn: true })
    expect(written().at(-1)).toEqual({ recipeIds: ['x', 'a', 'c'], updatedAt: '2' })
  })

  it('is not tried for ever', async () => {
    calls.mockImplementation((name) =>
      name === 'getManagedCollection'
        ? Promise.resolve(stored([], '1'))
        : Promise.reject(new ApiError(409, null)),
    )
    const adding = setInCollection('ferment', 'c', { id: 'winter', isIn: true })
    await expect(adding).rejects.toMatchObject({ status: 409 })
    expect(written()).toHaveLength(3)
  })
})
