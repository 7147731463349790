import { describe, expect, it } from 'vitest'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { firstSteps } from './first-steps'

const site = (recipeCount: number, draftCount: number) => ({
  slug: 'plum',
  recipeCount,
  draftCount,
})
const NEW = {
  colorThemeId: null,
  typeThemeId: null,
  isMeasurementSystemChosen: false,
  about: documentFromPlainText(''),
  aboutShort: null,
}
const done = (...args: Parameters<typeof firstSteps>) =>
  firstSteps(...args)
    .filter(({ isDone }) => isDone)
    .map(({ words }) => words)

// docs/product/kitchen.md#first-run
describe('the first steps of a site', () => {
  it('are all to do on a new one', () => {
    expect(firstSteps(site(0, 0), NEW)).toHaveLength(5)
    expect(done(site(0, 0), NEW)).toEqual([])
  })

  it('take measures for done that an import or a client of the API has set', () => {
    expect(done(site(0, 0), { ...NEW, isMeasurementSystemChosen: true })).toEqual([
      'Choose how you measure',
    ])
  })

  it('count a draft as written, and not as published', () => {
    expect(done(site(0, 1), NEW)).toEqual(['Write, paste or import a recipe'])
    expect(done(site(1, 0), NEW)).toContain('Publish a recipe')
  })

  it('take blank words about the author for none', () => {
    expect(done(site(0, 0), { ...NEW, aboutShort: '  ' })).toEqual([])
    expect(done(site(0, 0), { ...NEW, aboutShort: 'Ada' })).toEqual(['Introduce yourself'])
  })

  it('go away by themselves', () => {
    const all = { typeThemeId: '1', isMeasurementSystemChosen: true, aboutShort: 'Ada' }
    expect(firstSteps(site(1, 0), { ...NEW, ...all })).toEqual([])
  })
})
