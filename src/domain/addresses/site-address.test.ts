import { expect, it } from 'vitest'
import { siteAddress, slugProblem } from './site-address'

it('shows where a site will answer', () => {
  expect(siteAddress('http://localhost:3000', 'my-table')).toBe('http://my-table.localhost:3000')
  expect(siteAddress('https://example.com', '')).toBe('https://….example.com')
})

it.each([
  ['my-table', null],
  ['', null],
  ['My Table', 'Use lower case letters, digits and single hyphens'],
  ['admin', 'This name is reserved'],
  ['ferment', 'Already taken'],
])('says what is wrong with the slug "%s"', (slug, problem) => {
  expect(slugProblem(slug, ['ferment'])).toBe(problem)
})
