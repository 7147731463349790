import { describe, expect, it } from 'vitest'
import {
  START,
  apiFilter,
  isNarrowed,
  listViewSearch,
  narrowedCount,
  readListView,
} from './list-view'

const TAG = '5d0f2c5e-6a6e-4b07-9f55-0f6a2f8f4f0e'

describe('the address of the recipe list', () => {
  it('is bare while nothing was chosen', () => {
    expect(listViewSearch(START)).toBe('')
    expect(readListView('')).toEqual(START)
  })

  it('keeps every choice, and gives it back', () => {
    const view = {
      query: 'plum & "jam"',
      status: 'draft',
      access: 'subscribers_only',
      kind: 'legacy',
      missing: 'picture',
      meal: TAG,
      category: TAG,
      cuisine: TAG,
      method: TAG,
      diet: TAG,
      tag: TAG,
      collection: TAG,
      orderBy: 'title_asc',
      columns: ['status', 'time'],
    } as const
    const search = listViewSearch(view)
    expect(search).toBe(
      `?search=plum+%26+%22jam%22&status=draft&access=subscribers_only&kind=legacy&missing=picture` +
        `&meal=${TAG}&category=${TAG}&cuisine=${TAG}&method=${TAG}&diet=${TAG}` +
        `&tag=${TAG}&collection=${TAG}&sort=title_asc&columns=status.time`,
    )
    expect(readListView(search)).toEqual(view)
    const bare = { ...START, columns: [] }
    expect(readListView(listViewSearch(bare))).toEqual(bare)
  })

  it('takes what it does not understand for not said', () => {
    expect(readListView('?status=hidden&sort=price&search=%20&tag=1&kind=x')).toEqual(START)
  })
})

describe('the question to the API', () => {
  it('leaves out what is not narrowed', () => {
    expect(apiFilter(START)).toEqual({})
    expect(apiFilter({ ...START, query: 'jam', access: 'public', diet: TAG, tag: TAG })).toEqual({
      query: 'jam',
      privacySetting: 'public',
      dietId: TAG,
      tagId: TAG,
    })
  })

  it('knows a narrowed list from a whole one', () => {
    expect(isNarrowed({ ...START, orderBy: 'title_asc' })).toBe(false)
    expect(isNarrowed({ ...START, query: 'jam' })).toBe(true)
    expect(isNarrowed({ ...START, missing: 'picture' })).toBe(true)
    expect(narrowedCount({ ...START, missing: 'picture', status: 'draft' })).toBe(1)
  })
})
