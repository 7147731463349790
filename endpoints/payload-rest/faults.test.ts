import { expect, it } from 'vitest'
import { faultAnswer } from './faults'

it('tells who names an address what is wrong, also in a build, where errors lose their names', () => {
  const message = 'There was a problem while uploading the file. URLs are not fetched.'
  const error = Object.assign(new Error(message), { name: 'o' })
  expect(faultAnswer(error)).toMatchObject({ status: 400 })
})

it('keeps what is a fault of ours a fault', () => {
  expect(faultAnswer(new Error('Something else'))).toBeUndefined()
})

/** An error of Postgres as Drizzle passes it on: wrapped, with the code on the inner one. */
const ofDatabase = (code: string): Error =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) })

it.each([
  ['a text that is no number', '22P02'],
  ['a number out of range', '22003'],
  ['an operator that the column does not know', '42883'],
  ['a value of another type', '42804'],
  ['a value that cannot be turned into the type', '42846'],
  ['a value whose type cannot be told', '42P18'],
])('answers a question with %s as one that does not fit', (_what, code) => {
  const answer = {
    status: 400,
    response: { errors: [{ message: 'This value is not valid for the field.' }] },
  }
  expect(faultAnswer(ofDatabase(code))).toEqual(answer)
})

it.each([
  ['a table that is missing', '42P01'],
  ['a statement with an error in it', '42601'],
  ['a connection that ended', '08006'],
  ['an address of the network', 'ECONNREFUSED'],
])('takes no question for the cause of %s', (_what, code) => {
  expect(faultAnswer(ofDatabase(code))).toBeUndefined()
})
