import { describe, expect, test } from 'vitest'
import { addOlder, mergeStored } from './merging'

/** The changes of a document that was stored again since its draft began with `base`. */
const stored = (published: object, base: object = { title: 'Soup' }) => ({ base, published })

// docs/product/kitchen.md#never-lose-a-word
describe('what is edited here, merged with what was stored since its draft began', () => {
  test('wins over what the stored recipe has from the draft itself', () => {
    const draft = { title: 'Soup of yesterday', description: 'Hot.' }
    const changes = stored({ title: 'Soup of yesterday' })
    const mine = { title: 'Soup of the day', description: 'Hot.' }
    expect(mergeStored(draft, mine, draft, changes)).toEqual({ document: mine, conflicts: [] })
  })

  test('stands beside what somebody else has stored', () => {
    const draft = { title: 'Soup of yesterday' }
    const mine = { title: 'Soup of the day' }
    const { document, conflicts } = mergeStored<object>(
      draft,
      mine,
      draft,
      stored({ title: 'Stew' }),
    )
    expect(document).toEqual(mine)
    expect(conflicts).toMatchObject([{ path: ['title'], mine: 'Soup of the day', theirs: 'Stew' }])
  })
})

// docs/product/kitchen.md#never-lose-a-word
describe('display data of entities', () => {
  const [jam, renamed, bread] = [
    { id: 'jam', title: 'Jam' },
    { id: 'jam', title: 'Plum jam' },
    { id: 'bread', title: 'Bread' },
  ]

  test('is that of the latest read, with entities that were dropped since', () => {
    const older = { recipes: [jam, bread], images: [] }
    expect(addOlder({ recipes: [renamed] }, older)).toEqual({
      recipes: [renamed, bread],
      images: [],
    })
  })

  test('in a backup of an earlier release adds nothing', () => {
    const older: object = { recipes: new Map([['bread', bread]]) }
    expect(addOlder({ recipes: [jam] }, older)).toEqual({ recipes: [jam] })
  })
})
