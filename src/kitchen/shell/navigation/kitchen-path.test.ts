import { describe, expect, it } from 'vitest'
import { kitchenAddress, readKitchenPath } from './kitchen-path'

describe('addresses of the kitchen', () => {
  it('name a site, a screen and what it is about', () => {
    expect(readKitchenPath('/kitchen')).toEqual({ site: null, screen: '', id: null })
    expect(readKitchenPath('/kitchen/ferment')).toEqual({ site: 'ferment', screen: '', id: null })
    expect(readKitchenPath('/kitchen/ferment/recipes/')).toEqual({
      site: 'ferment',
      screen: 'recipes',
      id: null,
    })
    expect(readKitchenPath('/kitchen/ferment/recipes/17')?.id).toBe('17')
  })

  it('are none when they are longer, or of something else', () => {
    expect(readKitchenPath('/kitchen/ferment/recipes/17/more')).toBeNull()
    expect(readKitchenPath('/account')).toBeNull()
  })

  it('are read as they are written, whatever is in them', () => {
    const address = kitchenAddress('a b', 'recipes', 'ü/1')
    expect(address).toBe('/kitchen/a%20b/recipes/%C3%BC%2F1')
    expect(readKitchenPath(address)).toEqual({ site: 'a b', screen: 'recipes', id: 'ü/1' })
    expect(readKitchenPath('/kitchen/%E0%A4%A')?.site).toBe('%E0%A4%A')
  })
})
