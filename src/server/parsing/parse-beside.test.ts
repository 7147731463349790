import { describe, expect, it } from 'vitest'
import { parseBeside, ParsingLimit } from './parse-beside'

// docs/product/import-and-export.md#reading-one-recipe
describe('reading a recipe in a thread of its own', () => {
  const text = 'Tea\nIngredients\n1 cup water\n1 tea bag\nMethod\n1. Boil.\n2. Steep for a while.'

  it('gives the recipe and its lines taken apart', async () => {
    const read = await parseBeside({ text })
    expect(read?.recipe.title).toBe('Tea')
    expect(read?.lines.map(([, { text }]) => text)).toEqual(['1 cup water', '1 tea bag'])
    expect(read?.lines[0]?.[1].spans).toMatchObject([{ kind: 'amount' }, { kind: 'name' }])
    expect(await parseBeside({ html: '<p>Hello</p>', url: null })).toBeNull()
  })

  it('leaves the serving thread free and ends what takes too long', async () => {
    const endless = `<ul>${'<li>1 cup of flour <b>and</b> more</li>'.repeat(150_000)}</ul>`
    const reading = parseBeside({ html: endless, url: null }, 60)
    const ended = reading.then(
      () => 'read',
      () => 'ended',
    )
    const free = new Promise((resolve) => setImmediate(resolve, 'free'))
    expect(await Promise.race([ended, free])).toBe('free')
    await expect(reading).rejects.toThrow(ParsingLimit)
    expect((await parseBeside({ text }))?.recipe.title).toBe('Tea')
  })
})
