import { expect, it } from 'vitest'
import { languageTag, shortLanguageTag } from './language-tag'

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

it('a short language tag says only what does not go without saying', () => {
  expect(['en-US', 'de-DE', 'pt-BR', 'en-GB', 'zh-TW', 'zh-Hans-CN'].map(shortLanguageTag)).toEqual(
    ['en', 'de', 'pt', 'en-GB', 'zh-TW', 'zh'],
  )
  expect(shortLanguageTag('deutsch, bitte')).toBeNull()
})
