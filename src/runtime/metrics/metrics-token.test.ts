import { expect, it } from 'vitest'
import { MetricsToken } from './metrics-token'

// docs/product/background-work.md#metrics
it('The token of the metrics is known by its header alone, also where it has spaces', () => {
  const token = new MetricsToken('a token of three words and more')
  expect(token.isIn('Bearer a token of three words and more')).toBe(true)
  expect(token.isIn('bearer a token of three words and more')).toBe(true)
  for (const header of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer a',
    'Basic a token of three words and more',
  ])
    expect(token.isIn(header), header).toBe(false)
})
