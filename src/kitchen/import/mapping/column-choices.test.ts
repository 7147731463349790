import { expect, it } from 'vitest'
import { chosenColumns, columnsSummary, needsColumns } from './column-choices'

const column = (name: string, field: string | null, isGuessed = false) => ({
  ...{ name, field, isGuessed, examples: [] },
})
const table = (...columns: ReturnType<typeof column>[]) => [{ name: 'a.csv', columns }]

it('columns begin as they were read, and left out where they were not recognised', () => {
  expect(chosenColumns(table(column('A', 'title'), column('B', null)))).toEqual({
    A: 'title',
    B: 'nothing',
  })
})

it('columns are asked for where some are guessed, or none is the title', () => {
  expect(needsColumns(table(column('A', 'title'), column('B', null)))).toBe(false)
  expect(needsColumns(table(column('A', 'title', true)))).toBe(true)
  expect(needsColumns(table(column('A', 'notes')))).toBe(true)
  expect(needsColumns([])).toBe(false)
})

it('columns are summed up by how they were read', () => {
  expect(columnsSummary(table(column('A', 'title', true), column('B', null)))).toBe(
    '1 guessed, 1 left out',
  )
  expect(columnsSummary(table(column('A', 'title'), column('B', 'notes')))).toBe('2 columns')
})
