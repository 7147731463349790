import { describe, expect, it } from 'vitest'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { findCorrections } from './corrections'

const payload = await testPayload()

const addRecipe = (siteId: string, title: string, isDraft = false) =>
  payload.db.pool.query(
    `insert into recipes (site_id, title, slug, published_at)
      values ($1, $2, gen_random_uuid()::text, case when not $3::boolean then now() end)`,
    [siteId, title, isDraft],
  )

/** A site with a recipe for each title. */
async function siteWith(...titles: readonly string[]): Promise<string> {
  const { id } = await makeSite(payload)
  for (const title of titles) await addRecipe(id, title)
  return id
}

const letters = (some: string): string[] => Array.from(some)

const corrected = async (
  siteId: string,
  words: readonly string[],
  column: 'published' | 'stored' = 'published',
) => Object.fromEntries(await findCorrections(payload.db.pool, siteId, words, column))

// docs/product/search.md#spelling
describe('the nearest words of a site', () => {
  it.each([
    ['a letter is wrong', 'paprica', 'paprika'],
    ['the first letter is wrong', 'taprika', 'paprika'],
    ['two letters are changed for each other', 'parpika', 'paprika'],
    ['two letters of a long word are missing', 'mascrpne', 'mascarpone'],
    ['two letters of the beginning of a long word are wrong', 'caulyflu', 'cauliflower'],
    ['one is wrong there and one is missing', 'caulflaw', 'cauliflower'],
    ['it is written as it is heard, two letters away', 'panir', 'paneer'],
  ])('are found where %s', async (_, typed, meant) => {
    const siteId = await siteWith('paprika mascarpone cauliflower paneer')
    expect(await corrected(siteId, [typed])).toEqual({ [typed]: [meant] })
  })

  it.each([
    ['a short word, however it sounds', 'rie', 'rye'],
    ['a word of less than eight letters with two typos', 'peach', 'peart'],
    ['a word three letters away, however it sounds', 'phylo', 'filo'],
    ['a long word with three typos', 'mascrpna', 'mascarpone'],
  ])('are not those of %s', async (_, typed, far) => {
    expect(await corrected(await siteWith(far), [typed])).toEqual({})
  })

  it('are asked for no word that the site has, nor for the beginning of one', async () => {
    const siteId = await siteWith('broccoli', 'brood', 'peach', 'peace')
    const words = ['peach', 'broc', 'paech']
    expect(await corrected(siteId, words)).toEqual({ paech: ['peach'] })
  })

  it('are those of that site, whatever words another one has', async () => {
    const siteId = await siteWith('peace')
    await siteWith('peach', 'peacy')
    expect(await corrected(siteId, ['peach'])).toEqual({ peach: ['peace'] })
    expect(await corrected(await siteWith('quince'), ['peach'])).toEqual({})
  })

  it('are words of published recipes for readers, and of all that is stored for authors', async () => {
    const siteId = await siteWith('peace')
    await addRecipe(siteId, 'peach quince', true)
    expect(await corrected(siteId, ['peach', 'quinse'])).toEqual({ peach: ['peace'] })
    expect(await corrected(siteId, ['peach', 'quinse'], 'stored')).toEqual({ quinse: ['quince'] })
  })

  it('begin with the same letter where there is one that does', async () => {
    const siteId = await siteWith('beach', 'beach', 'peace')
    expect(await corrected(siteId, ['peach'])).toEqual({ peach: ['peace'] })
  })

  it('are only those that no other one is nearer than, however frequent', async () => {
    const siteId = await siteWith('marmalade', 'marmolada', 'marmolada')
    expect(await corrected(siteId, ['marmelade'])).toEqual({ marmelade: ['marmalade'] })
  })

  it('are found among many that are more frequent and farther away', async () => {
    const many = letters('bdfgklmn').flatMap((one) =>
      letters('bdfg').map((other) => `p${one}a${other}h`),
    )
    const siteId = await siteWith(many.join(' '), many.join(' '), 'peace')
    expect(await corrected(siteId, ['peach'])).toEqual({ peach: ['peace'] })
  })

  it('are five at most: the most frequent first, then by the alphabet', async () => {
    const many = letters('bdfghijklmnopqrstuvwxyz').flatMap((letter) => [
      `pea${letter}h`,
      `pe${letter}ch`,
    ])
    const siteId = await siteWith(many.join(' '), 'pezch')
    expect(await corrected(siteId, ['peach'])).toEqual({
      peach: ['pezch', 'peabh', 'peadh', 'peafh', 'peagh'],
    })
  })
})
