import { expect, it } from 'vitest'
import { languageTag } from './language-tag'

// docs/product/recipes.md#language
it('a language tag is written the same way whoever wrote it, and anything else is none', () => {
  expect(['de', 'EN-us', 'pt_BR', ' fr ', 'zh-hant-tw'].map(languageTag)).toEqual([
    'de',
    'en-US',
    'pt-BR',
    'fr',
    'zh-Hant-TW',
  ])
  for (const none of ['', 'deutsch, bitte', '<b>', 'a', 'en-'.repeat(20)]) {
    expect(languageTag(none)).toBeNull()
  }
})
