import { describe, expect, it } from 'vitest'
import type { TriedEngine } from './tried-engine'

/** Hints beside the results: highlights, suggestions and corrected spellings. */
export function describeHints(name: string, { ask, kitchen, under }: TriedEngine): void {
  describe(`${name}: highlights, suggestions and what was meant`, () => {
    const highlightsOf = async (text: string, title: string) => {
      const { highlights } = await ask({ text, wantsHighlights: true })
      return highlights.get(kitchen().ids.get(title) ?? '')
    }

    it('tells where the words are in the title', async () => {
      const highlights = await highlightsOf('chickpea stew', 'Chickpea stew')
      expect(highlights?.title).toEqual([
        [0, 8],
        [9, 13],
      ])
    })

    it('tells where the words are in a title with accents', async () => {
      const highlights = await highlightsOf('bechamel', 'Béchamel')
      expect(highlights?.title).toEqual([[0, 8]])
    })

    it('tells which ingredients fit', async () => {
      const highlights = await highlightsOf('spinach', 'Chickpea stew')
      expect(highlights).toEqual({ title: [], ingredients: ['spinach'] })
    })

    it('tells no highlights unless asked to', async () => {
      expect((await ask({ text: 'spinach' })).highlights.size).toBe(0)
    })

    it.each([
      ['brocoli', 'broccoli'],
      ['Brocoli gratin', 'broccoli gratin'],
      ['spniach soup', 'spinach soup'],
    ])('tells what was meant by %s', async (text, meant) => {
      expect((await ask({ text })).didYouMean?.toLowerCase()).toBe(meant)
    })

    it('has nothing to say where words were right, or nothing is near', async () => {
      expect((await ask({ text: 'broccoli' })).didYouMean).toBeNull()
      expect((await ask({ text: 'brocc' })).didYouMean).toBeNull()
      expect((await ask({ text: 'qqqqqqq' })).didYouMean).toBeNull()
    })

    it('suggests words to go on with, the most frequent first', async () => {
      const { siteId } = kitchen()
      const texts = async (text: string) =>
        (await under().engine.suggest({ siteId, text, limit: 3 })).map((each) => each.text)
      expect((await texts('spin'))[0]).toBe('spinach')
      expect(await texts('rye bre')).toContain('rye bread')
      expect(await texts('')).toEqual([])
      expect(await texts('qqqq')).toEqual([])
    })

    it('keeps to as many suggestions as are wanted', async () => {
      const { siteId } = kitchen()
      expect(await under().engine.suggest({ siteId, text: 's', limit: 2 })).toHaveLength(2)
    })
  })
}
