import { describe, expect, it } from 'vitest'
import { rankMatches } from '../../editor/parts/found'
import { languageChoices, languageName } from './language-choices'

const first = (typed: string): string | undefined => rankMatches(languageChoices(), typed)[0]?.id

// docs/product/sites-and-hosts.md#language
describe('the languages to choose from', () => {
  it('are found by their English name, by their own, and by their tag', () => {
    expect(first('germ')).toBe('de')
    expect(first('Deutsch')).toBe('de')
    expect(first('日本語')).toBe('ja')
    expect(first('pt-PT')).toBe('pt-PT')
    expect(first('british')).toBe('en-GB')
  })

  it('have names, other tags too', () => {
    expect(languageName('de')).toBe('German')
    expect(languageName('oc')).toBe('Occitan')
    expect(languageName('x')).toBe('x')
  })
})
