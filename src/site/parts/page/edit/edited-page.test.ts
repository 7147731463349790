import { expect, it } from 'vitest'
import { editedPage } from './edited-page'

it('knows what of each page is edited in the kitchen', () => {
  expect(editedPage('/recipes/beet-kvass')).toEqual({ screen: 'recipes', slug: 'beet-kvass' })
  expect(editedPage('/collections/jars/')).toEqual({ screen: 'collections', slug: 'jars' })
  expect(editedPage('/')).toEqual({ screen: 'homepage' })
  expect(editedPage('/about')).toEqual({ screen: 'about' })
  expect(editedPage('/terms')).toEqual({ screen: 'settings' })
})
