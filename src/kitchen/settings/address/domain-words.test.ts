import { expect, it } from 'vitest'
import { domainState } from './domain-words'

const failed = (failure: string) => ({ status: 'failed', failure, isPrimary: false }) as const

// docs/product/kitchen.md#custom-domains-in-the-settings
it.each([
  [{ status: 'pending', failure: null, isPrimary: false } as const, 'Waiting'],
  [failed('There is no TXT record at _recipes-verify.example.com yet.'), 'Waiting'],
  [
    failed('The TXT record at _recipes-verify.example.com has a different value.'),
    'Not verified yet',
  ],
  [failed('Another site has already verified this domain.'), 'Not verified yet'],
  [failed('The DNS servers of example.com did not respond.'), 'Failed'],
  [{ status: 'verified', failure: null, isPrimary: true } as const, 'Active'],
  [{ status: 'lost', failure: 'There is none.', isPrimary: false } as const, 'Lost'],
])('says how a domain stands: %o is "%s"', (domain, label) => {
  expect(domainState(domain).label).toBe(label)
})

it('warns about an active domain whose record has gone, before it is lost', () => {
  const state = domainState({ status: 'verified', failure: 'There is none.', isPrimary: true })
  expect(state).toMatchObject({ label: 'Active', kind: 'notice' })
  expect(state.words).toContain('The last check failed: There is none.')
})
