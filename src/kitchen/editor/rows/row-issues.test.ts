import { expect, it } from 'vitest'
import { rowIssues } from './row-issues'

const GROUPS = [
  { id: 'dough', ingredientUsages: [{ id: 'flour' }, { id: 'water' }] },
  { id: 'sauce', ingredientUsages: [{ id: 'plums' }] },
]
const NAMES = ['ingredientUsageGroups', 'ingredientUsages'] as const

// docs/product/kitchen.md#publishing-from-the-editor
it('finds the rows and headings that issues name, and those alone', () => {
  const issues = [
    { path: 'title', message: 'Required' },
    { path: 'ingredientUsageGroups.0.ingredientUsages.1.link', message: 'Invalid URL' },
    { path: 'ingredientUsageGroups.0.ingredientUsages.1.note', message: 'Invalid input' },
    { path: 'ingredientUsageGroups.1.title', message: 'Required' },
    { path: 'ingredientUsageGroups.7.title', message: 'Required' },
    { path: 'instructionGroups.0.title', message: 'Required' },
  ]
  expect([...rowIssues(issues, NAMES, GROUPS)]).toEqual([
    ['water', 'Invalid URL'],
    ['sauce', 'Required'],
  ])
})

it('names the heading of a list that is too long', () => {
  const path = 'ingredientUsageGroups.0.ingredientUsages'
  expect([...rowIssues([{ path, message: 'Too many' }], NAMES, GROUPS)]).toEqual([
    ['dough', 'Too many'],
  ])
})

it('is the same object while nothing is wrong, so that no row is drawn again', () => {
  expect(rowIssues([], NAMES, GROUPS)).toBe(rowIssues([], NAMES, []))
})
