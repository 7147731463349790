import { expect, it } from 'vitest'
import { banLabel, banTarget } from './ban-labels'

const NONE = {
  ...{ userId: null, displayName: null, email: null, network: null, isPartOfNetwork: false },
}

// docs/product/kitchen.md#banned-readers
it('names a ban by its account, address or network, of which a part is named as such', () => {
  expect(banLabel({ ...NONE, userId: 'u', displayName: 'Ada' })).toBe('Ada')
  expect(banLabel({ ...NONE, userId: 'u' })).toBe('A reader')
  expect(banLabel({ ...NONE, email: 'ada@example.com' })).toBe('ada@example.com')
  const network = '203.0.113.0/24'
  expect(banLabel({ ...NONE, network })).toBe(network)
  expect(banLabel({ ...NONE, network, isPartOfNetwork: true })).toBe(`Part of ${network}`)
})

it('takes what is typed for an email address where it has an @', () => {
  expect(banTarget(' ada@example.com ')).toEqual({ kind: 'email', email: 'ada@example.com' })
  expect(banTarget('2001:db8::/48')).toEqual({ kind: 'range', range: '2001:db8::/48' })
})
