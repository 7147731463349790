import { describe, expect, test } from 'vitest'
import { mergeStored } from './draft-merging'

const NOW = '2026-11-02T00:00:00.000Z'
const BEFORE = '2026-11-01T00:00:00.000Z'

/** A stored draft that began with `base`, of a document that has been stored again since. */
const stored = (draft: object, published: object, base: object = { title: 'Soup' }) => ({
  base,
  published,
  draft: { document: draft, revision: 1, basedOn: BEFORE },
})

// docs/product/kitchen.md#never-lose-a-word
describe('what is edited here, merged with what was stored since its draft began', () => {
  test('wins over what the stored recipe has from the draft itself', () => {
    const draft = { title: 'Soup of yesterday', description: 'Hot.' }
    const answer = stored(draft, { title: 'Soup of yesterday' })
    const mine = { title: 'Soup of the day', description: 'Hot.' }
    expect(mergeStored(draft, mine, answer, NOW)).toEqual({ document: mine, conflicts: [] })
  })

  test('stands beside what somebody else has stored', () => {
    const draft = { title: 'Soup of yesterday' }
    const mine = { title: 'Soup of the day' }
    const { document, conflicts } = mergeStored(draft, mine, stored(draft, { title: 'Stew' }), NOW)
    expect(document).toEqual(mine)
    expect(conflicts).toMatchObject([{ path: ['title'], mine: 'Soup of the day', theirs: 'Stew' }])
  })
})
