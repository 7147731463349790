import { expect, it } from 'vitest'
import { isPressLink, pressLinks } from './press-links'

const link = (label: string | null, href = 'https://example.com/review') => ({
  id: label ?? 'none',
  label,
  href,
})

it('reads who wrote of the author from links of the form press|Name', () => {
  const links = [
    link('press|The Harbor Gazette'),
    link(' Press | Radio Nordmoor '),
    link('Printable jar labels'),
    link('press|'),
    link(null),
  ]
  expect(pressLinks(links).map(({ name }) => name)).toEqual([
    'The Harbor Gazette',
    'Radio Nordmoor',
  ])
  expect(links.map(isPressLink)).toEqual([true, true, false, false, false])
})

it('leads nowhere a browser should not go', () => {
  expect(pressLinks([link('press|Gazette', 'javascript:alert(1)')])).toEqual([])
})
