import { expect, it } from 'vitest'
import { faultAnswer } from './faults'

it('tells who names an address what is wrong, also in a build, where errors lose their names', () => {
  const message = 'There was a problem while uploading the file. addresses are not fetched.'
  const error = Object.assign(new Error(message), { name: 'o' })
  expect(faultAnswer(error)).toMatchObject({ status: 400 })
})

it('keeps what is a fault of ours a fault', () => {
  expect(faultAnswer(new Error('Something else'))).toBeUndefined()
})
