import { describe, expect, it } from 'vitest'
import { LETTER_AUDIENCES } from '@/src/domain/letters/letter-limits'
import { readableText } from '@/src/domain/letters/readable-text'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { makeLetter, paragraph } from '@/src/testing/setups/letters'
import { newsletterSite } from '@/src/testing/setups/newsletters'
import { listLetters } from './read'

const payload = await testPayload()
const PUBLISHED = '2026-01-02T03:04:05.000Z'
const made = await newsletterSite(payload)
const add = (letter: object) => makeLetter(made, { publishedAt: PUBLISHED, ...letter })

const find = async (search: string, siteId = made.site.id): Promise<string[]> => {
  const { letters } = await listLetters(payload, siteId, { search, limit: 10, offset: 0 })
  return letters.map(({ title }) => title)
}

// docs/product/search.md#letters
describe('a search for letters', () => {
  it('finds words of title, summary and text, as readers type them', async () => {
    await add({ title: 'Brühe für Mäuse', summary: 'Slow broths', content: [paragraph('Bones.')] })
    for (const words of ['bruhe', 'MÄUSE', 'broth', 'slow bone', 'brü']) {
      expect(await find(words), words).toEqual(['Brühe für Mäuse'])
    }
    expect(await find('broth turnip')).toEqual([])
  })

  it('never finds what is behind the paywall, or in a letter for subscribers', async () => {
    const content = [paragraph('Open marrow.'), { type: 'paywall' }, paragraph('Hidden kumquat.')]
    await add({ title: 'Half open', content })
    await add({ title: 'For payers', audience: 'paid', content: [paragraph('Kumquat jam.')] })
    await add({ title: 'For members', audience: 'free', content: [paragraph('Kumquat tea.')] })
    expect(await find('marrow')).toEqual(['Half open'])
    expect(await find('kumquat')).toEqual([])
    expect(await find('payers')).toEqual(['For payers'])
  })

  it('holds the text of each letter that everyone may read, and no other', async () => {
    const parts = [paragraph('quinceone'), { type: 'paywall' }, paragraph('quincetwo')] as const
    for (const audience of LETTER_AUDIENCES) {
      for (const content of [parts, parts.slice(2)]) {
        const id = await add({ title: 'Any', audience, content })
        const { rows } = await payload.db.pool.query<{ document: string }>(
          'select document::text from search_letters where letter_id = $1',
          [id],
        )
        const letter = { audience, content } as unknown as Parameters<typeof readableText>[0]
        const shown = plainText(readableText(letter, ANONYMOUS_READER).content)
        for (const word of ['quinceone', 'quincetwo']) {
          const isShown = shown.includes(word)
          expect(rows[0]?.document.includes(word), `${audience} ${word}`).toBe(isShown)
        }
      }
    }
  })

  it('finds neither drafts nor letters of other sites, and follows changes', async () => {
    const other = await newsletterSite(payload)
    const id = await add({ title: 'Medlars' })
    await add({ title: 'Medlars later', publishedAt: null })
    expect(await find('medlar')).toEqual(['Medlars'])
    expect(await find('medlar', other.site.id)).toEqual([])
    await payload.update({ collection: 'letters', id, data: { title: 'Sloes' } })
    expect(await find('medlar')).toEqual([])
    expect(await find('sloe')).toEqual(['Sloes'])
  })

  it('takes signs and words that say nothing as they are', async () => {
    for (const search of ["'", '!:*&|()', 'the', 'back\\\\slash', '<script>', "d'or & more"]) {
      const path = `/v1/site/${made.site.slug}/letters?search=${encodeURIComponent(search)}`
      expect((await callApi(payload, 'GET', path)).status, search).toBe(200)
    }
  })
})
