import { describe, expect, it } from 'vitest'
import { fold, toPhrase, singular, wordsOf } from '@/search/query/words'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()

/** Every letter and sign up to the end of the Greek and Cyrillic blocks, and what surrounds texts. */
const CHARACTERS = [
  ...Array.from({ length: 0x52f }, (_, code) => String.fromCodePoint(code + 1)),
  ...Array.from({ length: 0x1000 }, (_, code) => String.fromCodePoint(0x1e00 + code)),
  ...Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(0xff00 + code)),
  '🍅',
  '\ufb01',
]

describe('words in the database', () => {
  it('are folded and divided as here, character by character', async () => {
    const { rows } = await payload.db.pool.query<{
      given: string
      folded: string
      words: string[]
    }>(
      `select given, search_fold(given) as folded,
        array(select search_words_of('a' || given || 'b')) as words from unnest($1::text[]) as given`,
      [CHARACTERS],
    )
    const wrong = rows.filter(
      ({ given, folded, words }) =>
        folded !== fold(given) || words.join(' ') !== wordsOf(`a${given}b`).join(' '),
    )
    expect(wrong).toEqual([])
  })

  it('are made one of many as here', async () => {
    const given = `tomatoes berries leaves loaves radishes boxes eggs peas cookies hummus asparagus
      couscous glasses gas pies mangoes haricots olives s ss is борщ`.split(/\s+/)
    const { rows } = await payload.db.pool.query<{ one: string; phrase: string }>(
      `select search_singular(given) as one, search_phrase('Fresh ' || given) as phrase
        from unnest($1::text[]) with ordinality as g(given, place) order by place`,
      [given],
    )
    expect(rows.map(({ one }) => one)).toEqual(given.map(singular))
    expect(rows.map(({ phrase }) => phrase)).toEqual(given.map((word) => toPhrase(`Fresh ${word}`)))
  })
})
