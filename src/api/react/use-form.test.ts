import { expect, it } from 'vitest'
import { hasChanges } from './use-form'

const seo = {
  title: 'Rye bread',
  description: null,
  socialTitle: null,
  socialDescription: null,
  socialImage: null,
}

// docs/product/kitchen.md#settings
it('counts no edit that was taken back, in a group of fields too', () => {
  const shown = { title: 'Test Kitchen', seo }
  expect(hasChanges({ title: 'Test Kitchen', seo: { ...seo } }, shown)).toBe(false)
  expect(hasChanges({ seo: { ...seo, title: 'Rye' } }, shown)).toBe(true)
})
