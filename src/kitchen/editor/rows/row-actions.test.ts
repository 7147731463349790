import { describe, expect, it } from 'vitest'
import type { Row, RowGroups } from './row-groups'
import type { RowFocus } from './row-actions'
import { rowActions } from './row-actions'
import { emptyHistory, recordChange, undo } from './row-history'
import type { RowEditing } from './use-row-history'

const row = (id: string): Row => ({ id })
const group = (id: string, title: string | null, rows: string[]) => ({
  id,
  title,
  note: null,
  rows: rows.map(row),
})

/** A list in memory, what was said of it, and where the focus went last. */
function list(...start: RowGroups<Row>) {
  let groups: RowGroups<Row> = start
  let history = emptyHistory<Row>()
  let focused: RowFocus | null = null
  const said: string[] = []
  const offered: { words: string; undo: () => void }[] = []
  const editing: RowEditing<Row> = {
    current: () => groups,
    change(next, { key, row: of } = {}) {
      history = recordChange(history, {
        before: groups,
        after: next,
        key: key ?? null,
        row: of ?? null,
      })
      groups = next
    },
    replace(next) {
      groups = next
    },
    travel() {
      const back = undo(history, groups)
      if (!back) return null
      ;({ history, value: groups } = back)
      return { row: back.row }
    },
  }
  let made = 0
  const actions = rowActions(
    {
      editing,
      focus: (wish) => (focused = wish),
      say: (words) => said.push(words),
      offerUndo: (words, undo) => offered.push({ words, undo }),
    },
    {
      noun: 'Line',
      newRow: () => row(`new ${(made += 1)}`),
      isEmpty: ({ id }) => id.startsWith('new'),
    },
  )
  const shown = () =>
    groups.map(({ title, rows }) => `${title ?? ''}: ${rows.map(({ id }) => id).join()}`)
  return { actions, shown, said, offered, focus: () => focused }
}

// docs/product/kitchen.md#keys-in-lists
describe('the rows of a list', () => {
  it('are added at the end, under a heading, and to a list without any', () => {
    const empty = list()
    empty.actions.add()
    expect(empty.shown()).toEqual([': new 1'])
    const { actions, shown, focus } = list(group('a', null, ['1']), group('b', 'Sauce', ['2']))
    actions.add()
    actions.addFirst('b')
    expect(shown()).toEqual([': 1', 'Sauce: new 2,2,new 1'])
    expect(focus()).toEqual({ id: 'new 2', at: 'end', isText: true })
  })

  it('stay when a row is added under a heading that somebody removed', () => {
    const { actions, shown } = list(group('a', null, ['1']))
    actions.addFirst('gone')
    expect(shown()).toEqual([': 1'])
  })

  it('move across headings, and say where they are', () => {
    const { actions, shown, said } = list(group('a', null, ['1']), group('b', 'Sauce', ['2']))
    actions.move('1', 1)
    expect(shown()).toEqual([': ', 'Sauce: 1,2'])
    expect(said).toEqual(['Line 1 of 2, Sauce'])
  })

  it('give the focus to a neighbour when they go, and come back', () => {
    const { actions, shown, focus } = list(group('a', null, ['1', '2']))
    actions.remove('2')
    expect(focus()?.id).toBe('1')
    actions.remove('1')
    expect(shown()).toEqual([': '])
    actions.travel(-1)
    actions.travel(-1)
    expect(shown()).toEqual([': 1,2'])
  })

  it('keep their place when their heading goes', () => {
    const { actions, shown, focus } = list(group('a', null, ['1']), group('b', 'Sauce', ['2']))
    actions.removeHeading('b')
    expect(shown()).toEqual([': 1,2'])
    expect(focus()).toEqual({ id: '2', at: 'start', isText: false })
  })

  // docs/product/kitchen.md#removals
  it('come back by the Undo that a removal offers, and later changes stay', () => {
    const { actions, shown, offered, focus } = list(group('a', null, ['1', '2', '3']))
    actions.remove('2')
    actions.remove('1')
    actions.add()
    expect(offered.map(({ words }) => words)).toEqual(['Line removed', 'Line removed'])
    offered[1]?.undo()
    expect(shown()).toEqual([': 1,3,new 1'])
    expect(focus()).toMatchObject({ id: '1' })
    offered[0]?.undo()
    expect(shown()).toEqual([': 1,2,3,new 1'])
  })

  it('come back with their heading, and are removed without a word where they say nothing', () => {
    const { actions, shown, offered } = list(group('a', null, ['1']), group('b', 'Sauce', ['2']))
    actions.removeHeading('b')
    expect(shown()).toEqual([': 1,2'])
    expect(offered.map(({ words }) => words)).toEqual(['Heading removed'])
    offered[0]?.undo()
    expect(shown()).toEqual([': 1', 'Sauce: 2'])
    actions.add()
    actions.remove('new 1')
    expect(offered).toHaveLength(1)
  })
})
