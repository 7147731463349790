import { expect, it } from 'vitest'
import { initials } from './initials'

it('makes letters of names and of addresses', () => {
  expect(initials('Ada Lovelace King')).toBe('AL')
  expect(initials('Ada')).toBe('A')
  expect(initials('owner-ferment@example.com')).toBe('OF')
  expect(initials('  ')).toBe('')
  expect(initials('émile zola')).toBe('ÉZ')
})
