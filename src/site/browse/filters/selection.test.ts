import { describe, expect, it } from 'vitest'
import {
  isIdle,
  readPage,
  readSelection,
  selectedCount,
  selectionAddress,
  selectionCall,
  selectionQuery,
  availableOrders,
  toggleIngredient,
  toggleTerm,
  withoutTerms,
} from './selection'

const read = (query: string) => readSelection(new URLSearchParams(query))

describe('what somebody looks for', () => {
  it('goes into the address and comes back from it', () => {
    const address = '/recipes?search=red%20lentils%20%26%20rice&meals=dinner,snack&diets=vegan'
    const selection = read(address.slice('/recipes?'.length))
    expect(selection.search).toBe('red lentils & rice')
    expect(selection.facets.meals).toEqual(['dinner', 'snack'])
    expect(selectedCount(selection)).toBe(3)
    expect(selectionAddress(selection)).toBe(address)
    expect(selectionAddress(selection, 3)).toBe(`${address}&page=3`)
  })

  it('is nothing for empty and blank values', () => {
    const selection = read('search=%20%20&meals=,,&cuisines=')
    expect(isIdle(selection)).toBe(true)
    expect(selectionAddress(selection)).toBe('/recipes')
    expect(isIdle(read('tags=quick'))).toBe(false)
    expect(isIdle(read('search=a'))).toBe(false)
  })

  it('names a term once, and stays within what the API takes', () => {
    expect(read('tags=quick,quick, easy').facets.tags).toEqual(['quick', 'easy'])
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(200)
    expect(
      read(`tags=${Array.from({ length: 99 }, (_, i) => i).join(',')}`).facets.tags.length,
    ).toBe(40)
  })

  it('has no characters nobody types', () => {
    const selection = read('search=red%00lentils&meals=%00,din%00ner&ingredients=%00%1F')
    expect(selection.search).toBe('red lentils')
    expect(selection.facets.meals).toEqual(['din ner'])
    expect(selection.ingredients).toEqual([])
  })

  it('holds what is there to cook with, and how much time', () => {
    const address = '/recipes?ingredients=red%20lentils,spinach&time=30'
    const selection = read('ingredients=red lentils, spinach,spinach,&time=30')
    expect(selectionAddress(selection)).toBe(address)
    expect([selectedCount(selection), isIdle(selection)]).toEqual([3, false])
    expect(selectionCall(selection, 0)).toEqual({
      ingredients: 'red lentils,spinach',
      maxTotalMinutes: 30,
      orderBy: 'published_at_desc',
      limit: 24,
    })
    const without = toggleIngredient(selection, 'spinach')
    expect(selectionAddress(without)).toBe('/recipes?ingredients=red%20lentils&time=30')
    expect(selectionAddress(withoutTerms(selection))).toBe('/recipes')
    expect(read('time=soon').maxMinutes).toBeNull()
  })

  it('goes by date unless another order is chosen, which its address keeps', () => {
    const orderOf = (query: string) => selectionCall(read(query), 0).orderBy
    expect(orderOf('search=soup')).toBe('published_at_desc')
    expect(orderOf('search=soup&sort=best')).toBe('relevance')
    expect(orderOf('search=soup&sort=title')).toBe('title_asc')
    expect(orderOf('search=soup&sort=random')).toBe('published_at_desc')
    for (const address of ['/recipes?search=soup&sort=best', '/recipes?diets=vegan&sort=title']) {
      expect(selectionAddress(read(address.slice('/recipes?'.length)))).toBe(address)
    }
    expect(selectionAddress(withoutTerms(read('diets=vegan&sort=title')))).toBe(
      '/recipes?sort=title',
    )
  })

  it('has no best match where nothing is looked for', () => {
    expect(availableOrders(read('meals=dinner'))).toEqual(['newest', 'rating', 'title'])
    expect(availableOrders(read('search=soup'))).toEqual(['newest', 'best', 'rating', 'title'])
    expect(selectionCall(read('meals=dinner&sort=best'), 0).orderBy).toBe('published_at_desc')
    expect(selectionAddress(read('sort=best'))).toBe('/recipes')
  })

  it('takes a term in and out again', () => {
    const vegan = toggleTerm(read('search=soup'), 'diets', 'vegan')
    expect(selectionAddress(vegan)).toBe('/recipes?search=soup&diets=vegan')
    expect(selectionAddress(toggleTerm(vegan, 'diets', 'vegan'))).toBe('/recipes?search=soup')
    expect(selectionAddress(withoutTerms(vegan))).toBe('/recipes?search=soup')
  })

  it('is asked of the API as commas, of the server as lists', () => {
    const selection = read('search=%20soup%20&diets=vegan,vegetarian')
    expect(selectionCall(selection, 24)).toEqual({
      query: 'soup',
      diets: 'vegan,vegetarian',
      orderBy: 'published_at_desc',
      limit: 24,
      offset: 24,
    })
    expect(selectionQuery(selection, 2)).toEqual({
      query: 'soup',
      diets: ['vegan', 'vegetarian'],
      orderBy: 'published_at_desc',
      limit: 24,
      offset: 24,
      termLimit: 25,
    })
  })

  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=two', 1],
  ])('is on the page its address says: %s', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page)
  })
})
