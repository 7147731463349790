import { describe, expect, it } from 'vitest'
import {
  changeListView,
  isNarrowed,
  listViewQuery,
  listViewSearch,
  readListView,
} from './list-view'

const START = readListView('')

describe('the address of the recipe list', () => {
  it('is bare while nothing was chosen', () => {
    expect(listViewSearch(START)).toBe('')
  })

  it('keeps every choice, and gives it back', () => {
    const view = { query: 'plum & "jam"', status: 'draft', orderBy: 'title_asc', page: 3 } as const
    const search = listViewSearch(view)
    expect(search).toBe('?search=plum+%26+%22jam%22&status=draft&sort=title_asc&page=3')
    expect(readListView(search)).toEqual(view)
  })

  it('takes what it does not understand for not said', () => {
    expect(readListView('?status=hidden&sort=price&page=-2&search=%20')).toEqual(START)
    expect(readListView('?page=1.5')).toEqual(START)
    expect(readListView('?page=20001')).toEqual(START)
  })
})

describe('a changed view', () => {
  it('begins at the first page again', () => {
    const third = changeListView(START, { page: 3 })
    expect(third.page).toBe(3)
    expect(changeListView(third, { status: 'draft' })).toEqual({ ...START, status: 'draft' })
    expect(changeListView(third, { query: 'plum' }).page).toBe(1)
  })
})

describe('the question to the API', () => {
  it('asks for fifty rows of the page, and leaves out what is not narrowed', () => {
    expect(listViewQuery(START)).toEqual({ limit: 50, offset: 0, orderBy: 'updated_at_desc' })
    expect(
      listViewQuery({ query: 'jam', status: 'published', orderBy: 'title_asc', page: 2 }),
    ).toEqual({ limit: 50, offset: 50, orderBy: 'title_asc', query: 'jam', status: 'published' })
  })

  it('knows a narrowed list from a whole one', () => {
    expect(isNarrowed({ ...START, page: 2, orderBy: 'title_asc' })).toBe(false)
    expect(isNarrowed({ ...START, query: 'jam' })).toBe(true)
    expect(isNarrowed({ ...START, status: 'draft' })).toBe(true)
  })
})
