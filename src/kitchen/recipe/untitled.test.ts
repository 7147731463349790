import { describe, expect, it } from 'vitest'
import type { DraftDocument } from './recipe-kind'
import { isStillEmpty } from './untitled'

const AS_MADE: DraftDocument = { title: 'Untitled', slug: 'untitled-1234', images: [] }
const OPENED: DraftDocument = { ...AS_MADE, title: '', slug: '' }

// docs/product/kitchen.md#recipe-editor
describe('a recipe that was made and left', () => {
  it('is empty while it is as the editor has opened it', () => {
    expect(isStillEmpty(OPENED, AS_MADE)).toBe(true)
    expect(isStillEmpty({ ...OPENED, title: ' ' }, AS_MADE)).toBe(true)
  })

  it('is kept for any word, number or row in it', () => {
    for (const change of [
      { title: 'Soup' },
      { slug: 'soup' },
      { description: 'Hot' },
      { prepTimeMinutes: 10 },
      { keywords: ['winter'] },
      { privacySetting: 'subscribers_only' as const },
      { ingredientUsageGroups: [{ id: 'a', title: null, ingredientUsages: [] }] },
    ]) {
      expect(isStillEmpty({ ...OPENED, ...change }, AS_MADE), JSON.stringify(change)).toBe(false)
    }
  })
})
