import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import type { ImportedRecipe } from './import-row'
import { emptyRecipe } from './imported-recipe'
import { readNutrition, readPrefixedNutrition } from './nutrition'
import { addSourceLines } from './source-lines'

const managers = new Map([
  ['Ada Baker', 'u1'],
  ['Baker, Ben', 'u2'],
])
const lines = async (known: Partial<ImportedRecipe>) => {
  const { recipe, contributorIds } = await addSourceLines(
    emptyRecipe({ title: 'Buns', ...known }),
    (name) => Promise.resolve(managers.get(name) ?? null),
  )
  return { note: plainText(recipe.note), contributorIds, warnings: recipe.warnings }
}

// docs/product/import-and-export.md#authors-and-nutrition
describe('the author of an imported recipe', () => {
  it('who works on the site becomes a contributor', async () => {
    expect(await lines({ author: ' Ada  Baker' })).toEqual({
      note: '',
      contributorIds: ['u1'],
      warnings: [],
    })
    expect(await lines({ author: 'Baker, Ben' })).toMatchObject({ contributorIds: ['u2'] })
  })

  it('else is named in the note, in the language of the recipe', async () => {
    expect(await lines({ author: 'Cleo, Ada Baker' })).toMatchObject({
      note: 'Recipe by Cleo',
      contributorIds: ['u1'],
    })
    expect(await lines({ author: 'Cleo', language: 'de-AT' })).toMatchObject({
      note: 'Rezept von Cleo',
    })
    expect(await lines({ author: 'Cleo', language: 'tr' })).toMatchObject({
      note: 'Recipe by Cleo',
    })
  })

  it('is named in the report where what a program says is no name', async () => {
    for (const author of ['admin', 'someone@example.com', 'https://example.com/cleo']) {
      const { note, warnings } = await lines({ author })
      expect({ note, warnings }).toEqual({
        note: '',
        warnings: [`The author is given as “${author}”, which is not a name.`],
      })
    }
    expect(await lines({ author: null })).toMatchObject({ note: '', warnings: [] })
  })
})

// docs/product/import-and-export.md#authors-and-nutrition
describe('the nutrition of an imported recipe', () => {
  const values = {
    fatContent: '12 g',
    calories: '320 kcal',
    vitaminC: '3 mg',
    servingSize: '1 bun',
  }

  it('is a line of the note, in the language of the recipe', async () => {
    expect(await lines({ nutrition: { calories: 320, values } })).toMatchObject({
      note: 'Nutrition: serving 1 bun, calories 320 kcal, fat 12 g, vitamin c 3 mg',
    })
    expect(await lines({ language: 'de', nutrition: { calories: 320, values } })).toMatchObject({
      note: 'Nährwerte: Portion 1 bun, Kalorien 320 kcal, Fett 12 g, vitamin c 3 mg',
    })
    expect(await lines({ nutrition: { calories: 95, values: {} } })).toMatchObject({
      note: 'Nutrition: calories 95',
    })
  })

  it('stands after the note of the source, and is not said twice', async () => {
    const known = { author: 'Cleo', nutrition: { calories: 95, values: {} } }
    const note = documentFromPlainText('Keep cold.')
    const once = await lines({ ...known, note })
    expect(once.note).toBe('Keep cold.\nRecipe by Cleo\nNutrition: calories 95')
    expect((await lines({ ...known, note: documentFromPlainText(once.note) })).note).toBe(once.note)
  })

  it('is read from the records of programs', () => {
    expect(
      readNutrition({ '@type': 'N', id: 3, fats: 2, protein: null, calories: '1,5 kcal' }),
    ).toEqual({
      calories: 1.5,
      values: { fats: '2', calories: '1,5 kcal' },
    })
    expect(
      readPrefixedNutrition('n_', {
        n_calories: '90',
        n_serving_size: '20',
        n_serving_unit: 'g',
        other: '1',
      }),
    ).toEqual({ calories: 90, values: { calories: '90', serving_size: '20 g' } })
    expect(readNutrition('320 kcal')).toEqual({ calories: null, values: {} })
  })
})
