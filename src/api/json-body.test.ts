import { expect, it } from 'vitest'
import { malformedParts } from '@/src/contract/well-formed'
import { jsonBody } from './json-body'

// docs/product/api.md#requests
it('leaves out of every text what the API refuses in any', () => {
  const cut = 'For the 🍲'.slice(0, -1)
  const body = { title: 'salt\0pepper', rows: [{ title: cut }, { title: '\uDF72 soup' }] }
  expect(malformedParts(body)).toHaveLength(3)
  expect(JSON.parse(jsonBody(body))).toEqual({
    title: 'saltpepper',
    rows: [{ title: 'For the ' }, { title: ' soup' }],
  })
})

it('changes nothing else', () => {
  const body = { title: '🍲 \\u0000 \u200B שלום\n', amount: 1.5, none: null, is: true }
  expect(jsonBody(body)).toBe(JSON.stringify(body))
})
