import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'

const read = async (name: string, text: string) =>
  (await readAll(await createFiles({ [name]: text }))).recipes

const CAKE = `Plum Cake
Serves 4
Prep time: 15 minutes

Ingredients
200 g flour
3 eggs
500 g plums

Instructions
1. Mix the flour with the eggs.
2. Put the plums on top.
3. Bake for 40 minutes.
`

// docs/product/import-and-export.md#text-files
describe('a text file', () => {
  it.each([
    ['with numbered steps', CAKE],
    ['with steps a line each', CAKE.replace(/^\d\. /gm, '')],
    ['without empty lines', CAKE.replace(/\n\n/g, '\n')],
    ['with line ends of Windows', CAKE.replaceAll('\n', '\r\n')],
    ['with bullets', CAKE.replace(/^(\d+ g|3 eggs)/gm, '- $1')],
    ['with colons', CAKE.replace(/^(Ingredients|Instructions)$/gm, '$1:')],
    [
      'in Markdown',
      CAKE.replace(/^Plum Cake/, '# Plum Cake')
        .replace(/^(Ingredients|Instructions)$/gm, '## $1')
        .replace(/^(\d+ g|3 eggs)/gm, '- $1'),
    ],
    [
      'in Markdown without bullets',
      CAKE.replace(/^Plum Cake/, '# Plum Cake').replace(/^(Ingredients|Instructions)$/gm, '## $1'),
    ],
  ])('is a recipe, and nothing of it a story: %s', async (_how, text) => {
    const [recipe] = await read('IMG 0043 (copy).txt', text)
    expect(recipe).toMatchObject({
      ...{ title: 'Plum Cake', slug: null, legacyHtml: null, prepTimeMinutes: 15 },
      yields: { number: 4 },
      ingredientGroups: [{ lines: ['200 g flour', '3 eggs', '500 g plums'] }],
      story: [],
      warnings: [],
    })
    expect(
      recipe?.instructionGroups.flatMap(({ steps }) => steps.map((step) => step.text)),
    ).toEqual(['Mix the flour with the eggs.', 'Put the plums on top.', 'Bake for 40 minutes.'])
  })

  it('has short steps, notes, and a title in bold, each in its place', async () => {
    const text =
      '# **Plum Cake**\n\nFrom my notes.\n\nIngredients\n200 g flour\n3 eggs\n\nInstructions\n1. Mix.\n2. Bake.\n\nNotes\nKeeps for a week.\n'
    const [recipe] = await read('a.md', text)
    expect(recipe).toMatchObject({
      ...{ title: 'Plum Cake', legacyHtml: null, warnings: [] },
      ingredientGroups: [{ lines: ['200 g flour', '3 eggs'] }],
      instructionGroups: [{ steps: [{ text: 'Mix.' }, { text: 'Bake.' }] }],
    })
    expect(plainText(recipe?.note ?? [])).toBe('Keeps for a week.')
    expect(plainText(recipe?.story ?? [])).toBe('From my notes.')
  })

  it('has words before and after as its story, once', async () => {
    const words = CAKE.replace('Serves 4', 'My aunt made this each autumn.\n\nServes 4')
    const [recipe] = await read('cake.txt', words)
    const all = `${recipe?.description ?? ''} ${plainText(recipe?.story ?? [])}`
    expect(all.match(/My aunt made this each autumn/g)).toHaveLength(1)
    expect(all).not.toContain('200 g flour')
  })

  it('takes its address from the name of the file where a blog is made of files', async () => {
    const front = `---\ntitle: Plum Cake\n---\n${CAKE}`
    expect((await read('2020-01-02-plums.md', front))[0]?.slug).toBe('plums')
  })
})
