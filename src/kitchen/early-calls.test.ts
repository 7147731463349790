import { expect, it } from 'vitest'
import { earlyCalls } from './early-calls'

const EVERYWHERE = ['/api/v1/manage/sites', '/api/v1/manage/current-user']

it('asks for the first page of a list as its address filters it', () => {
  expect(
    earlyCalls('/kitchen/ferment/recipes', 'status=draft&sort=title_asc&columns=none'),
  ).toEqual([
    ...EVERYWHERE,
    '/api/v1/manage/ferment/recipes?limit=100&offset=0&orderBy=title_asc&status=draft',
    '/api/v1/manage/ferment/saved-views',
    '/api/v1/manage/ferment/bulk-jobs',
  ])
})

it('asks who it is and for the sites on every other screen', () => {
  for (const path of ['/kitchen', '/kitchen/ferment', '/kitchen/ferment/recipes/some-id']) {
    expect(earlyCalls(path, '')).toEqual(EVERYWHERE)
  }
  expect(earlyCalls('/kitchen/a/b/c/d', '')).toEqual([])
})

it('writes a site of an odd address as the screen does', () => {
  expect(earlyCalls('/kitchen/a%2F..%2Fb/recipes', '').at(-1)).toBe(
    '/api/v1/manage/a%2F..%2Fb/bulk-jobs',
  )
})
