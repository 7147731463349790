import { expect, it } from 'vitest'
import { formatUses } from './uses'

const use = (kind: 'recipe' | 'event' | 'logo', title: string | null) => ({ kind, id: null, title })

it('uses of a picture are named by what they are and are called, three at most', () => {
  const loaf = use('recipe', 'Loaf')
  expect(formatUses([loaf])).toBe('the recipe “Loaf”')
  expect(formatUses([loaf, { kind: 'other', id: null, title: null }])).toBe(
    'the recipe “Loaf” and another place',
  )
  const three = [loaf, use('event', 'Open kitchen'), use('logo', 'Ferment')]
  expect(formatUses(three)).toBe(
    'the recipe “Loaf”, the event “Open kitchen”, and the logo of “Ferment”',
  )
  expect(formatUses([...three, loaf, loaf])).toBe(
    'the recipe “Loaf”, the event “Open kitchen”, the logo of “Ferment”, and 2 more',
  )
})
