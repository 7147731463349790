import { expect, it } from 'vitest'
import { ENTRIES, PLACES } from './places'
import { countIn, placeLabel } from './use-waiting-comments'

// docs/product/kitchen.md#frame
it('waiting comments are counted at Readers and at Comments, and nowhere else', () => {
  const counted = ENTRIES.filter((entry) => countIn(entry, 3) > 0)
  expect(counted.map(({ label }) => label)).toEqual(['Readers'])
  const labels = PLACES.map((place) => placeLabel(place, 1_200))
  expect(labels.filter((label) => /\d/.test(label))).toEqual(['Comments (1,200)'])
  expect(PLACES.map((place) => placeLabel(place, 0))).toEqual(PLACES.map(({ label }) => label))
})
