import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RowGroups } from './row-groups'
import {
  allRows,
  insertAfter,
  joinGroup,
  moveRow,
  removeRow,
  replaceRow,
  rowToHeading,
  updateRow,
} from './row-groups'
import { redo, recordChange, emptyHistory, undo } from './row-history'
import { dropRow, entryId, moveGroup, toSequence } from './sequence'
import { revertChange } from './take-back'

type Word = { id: string; words: string }

const groups = (...lists: string[]): RowGroups<Word> =>
  lists.map((list, at) => ({
    id: `g${at}`,
    title: at === 0 ? null : `Group ${at}`,
    note: null,
    rows: Array.from(list, (id) => ({ id, words: id })),
  }))
const shape = (value: RowGroups<Word>): string =>
  value.map(({ rows }) => rows.map(({ id }) => id).join('')).join('|')

describe('rows of a list', () => {
  // docs/product/kitchen.md#keys-in-lists
  it('move within their group and across groups', () => {
    expect(shape(moveRow(groups('abc', 'de'), 'b', 1))).toBe('acb|de')
    expect(shape(moveRow(groups('abc', 'de'), 'c', 1))).toBe('ab|cde')
    expect(shape(moveRow(groups('abc', 'de'), 'd', -1))).toBe('abcd|e')
    expect(shape(moveRow(groups('abc', 'de'), 'a', -1))).toBe('abc|de')
  })

  it('stay the very same objects when another row changes', () => {
    const before = groups('abc', 'de')
    const after = updateRow(before, 'b', (row) => ({ ...row, words: 'new' }))
    expect(after[0]?.rows[0]).toBe(before[0]?.rows[0])
    expect(after[1]).toBe(before[1])
  })

  it('become a heading with the rows behind them', () => {
    const heading = { id: 'h', title: 'Sauce' }
    expect(shape(rowToHeading(groups('abc'), 'b', heading))).toBe('a|c')
    expect(rowToHeading(groups('abc'), 'a', heading)[0]).toMatchObject({ id: 'g0', title: 'Sauce' })
  })

  it('join the group above when their heading is taken away', () => {
    expect(shape(joinGroup(groups('ab', 'cd', 'e'), 'g1'))).toBe('abcd|e')
  })

  it('are dropped on a place of another group', () => {
    expect(shape(dropRow(groups('abc', 'de'), 'a', 'd'))).toBe('bc|dae')
    expect(shape(dropRow(groups('abc', 'de'), 'e', 'a'))).toBe('eabc|d')
    expect(shape(dropRow(groups('abc', 'de'), 'c', 'g1'))).toBe('ab|cde')
  })

  it('are never lost or doubled by a drop', () => {
    const lists = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (sizes, from, to) => {
        let next = 0
        const value = groups(
          ...sizes.map((size) =>
            Array.from({ length: size }, () => String.fromCharCode(97 + next++)).join(''),
          ),
        )
        const rows = allRows(value)
        const places = toSequence(value)
        const row = rows[from % Math.max(1, rows.length)]
        const place = places[to % Math.max(1, places.length)]
        if (!row || !place) return
        const dropped = dropRow(value, row.id, entryId(place))
        expect(new Set(allRows(dropped))).toEqual(new Set(rows))
        expect(allRows(dropped)).toHaveLength(rows.length)
      }),
    )
  })

  it('move with their whole group', () => {
    expect(shape(moveGroup(groups('ab', 'cd'), 'g1', -1))).toBe('cd|ab')
  })
})

describe('a change that is taken back', () => {
  it('gives back what was', () => {
    const before = groups('abc', 'de')
    const after = removeRow(before, 'b')
    expect(revertChange({ before, after }, after)).toEqual(before)
  })

  it('keeps what was typed in other rows since', () => {
    const before = groups('abc')
    const after = removeRow(before, 'b')
    const now = updateRow(after, 'a', (row) => ({ ...row, words: 'typed' }))
    const back = revertChange({ before, after }, now)
    expect(shape(back)).toBe('abc')
    expect(back[0]?.rows[0]?.words).toBe('typed')
  })

  it('keeps rows that somebody else added or removed since', () => {
    const before = groups('abc')
    const after = moveRow(before, 'c', -1)
    const now = insertAfter(removeRow(after, 'a'), 'b', [{ id: 'x', words: 'x' }])
    expect(shape(revertChange({ before, after }, now))).toBe('bxc')
  })

  it('ends where it began, for any change, and redo makes it again', () => {
    const change = fc.constantFrom(
      (value: RowGroups<Word>) => moveRow(value, 'b', 1),
      (value: RowGroups<Word>) => removeRow(value, 'c'),
      (value: RowGroups<Word>) => joinGroup(value, 'g1'),
      (value: RowGroups<Word>) => moveGroup(value, 'g1', -1),
      (value: RowGroups<Word>) => dropRow(value, 'a', 'd'),
      (value: RowGroups<Word>) => rowToHeading(value, 'b', { id: 'h', title: 'H' }),
      (value: RowGroups<Word>) => replaceRow(value, 'd', [{ id: 'x', words: 'x' }]),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const first = groups('abc', 'de')
        let [value, history] = [first, emptyHistory<Word>()]
        for (const make of changes) {
          const after = make(value)
          if (after === value) continue
          history = recordChange(history, { before: value, after, key: null, row: null })
          value = after
        }
        const last = value
        for (let step = undo(history, value); step; step = undo(history, value)) {
          ;({ value, history } = step)
        }
        expect(value).toEqual(first)
        for (let step = redo(history, value); step; step = redo(history, value)) {
          ;({ value, history } = step)
        }
        expect(value).toEqual(last)
      }),
    )
  })

  it('is one with the typing it continues', () => {
    const first = groups('ab')
    const type = (value: RowGroups<Word>, words: string) =>
      updateRow(value, 'a', (row) => ({ ...row, words }))
    const second = type(first, 'x')
    const third = type(second, 'xy')
    let history = recordChange(emptyHistory<Word>(), {
      before: first,
      after: second,
      key: 'type:a',
      row: 'a',
    })
    history = recordChange(history, { before: second, after: third, key: 'type:a', row: 'a' })
    expect(undo(history, third)?.value).toEqual(first)
  })
})
