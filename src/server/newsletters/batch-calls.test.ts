import { expect, it } from 'vitest'
import { batchCalls } from './batch-calls'

it('combines calls that are made while another one runs, each with its own result', async () => {
  const runs: number[][] = []
  const double = batchCalls((items: readonly number[]) => {
    runs.push([...items])
    return Promise.resolve(items.map((item) => item * 2))
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(runs).toEqual([[1], [2, 3]])
  expect(await double(4)).toBe(8)
})

it('rejects the calls of a run that fails, and no others', async () => {
  const fail = batchCalls((items: readonly string[]) =>
    items.includes('bad') ? Promise.reject(new Error('No')) : Promise.resolve(items),
  )
  const results = await Promise.allSettled(['good', 'bad', 'with bad'].map(fail))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await fail('good again')).toBe('good again')
})
