import { expect, it } from 'vitest'
import { readLinkLabel } from './link-label'

it.each([
  [
    'Two Coasts, the cookbook|uk|20',
    { title: 'Two Coasts, the cookbook', region: 'uk', discount: 20 },
  ],
  ['Two Coasts|us|15', { title: 'Two Coasts', region: 'us', discount: 15 }],
  ['Spice tins', { title: 'Spice tins', region: null, discount: null }],
  ['Spice tins||10', { title: 'Spice tins', region: null, discount: 10 }],
  ['Spice tins|fr|lots', { title: 'Spice tins', region: null, discount: null }],
  [null, { title: 'example.com', region: null, discount: null }],
])('reads the label %s', (label, read) => {
  expect(readLinkLabel(label, 'https://example.com/page')).toEqual(read)
})
