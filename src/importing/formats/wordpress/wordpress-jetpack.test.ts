import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { extractJetpackRecipes } from './wordpress-jetpack'

const read = (inner: string, attributes = '') => {
  const { cards, rest } = extractJetpackRecipes(`[recipe ${attributes}]${inner}[/recipe]`)
  return { card: cards[0], rest }
}
const LIST = '[recipe-ingredients]3 leeks[/recipe-ingredients]'

describe('a recipe in Jetpack’s shortcodes', () => {
  it('has what its attributes say, in whatever quotes and letters', () => {
    const { card } = read(
      LIST,
      `TITLE='Soup &amp; bread' servings=4 prepTime="10 min" cooktime="half an hour"`,
    )
    expect(card).toMatchObject({
      ...{ title: 'Soup & bread', yields: { number: 4 }, description: null },
      ...{ prepTimeMinutes: 10, cookTimeMinutes: 30, totalTimeMinutes: null },
    })
  })

  it('has groups under the titles of its parts, but not under the ones all parts have', () => {
    const { card, rest } = read(
      '[recipe-ingredients title="Ingredients"]\n- 3 leeks\n+ 1 egg\n[/recipe-ingredients]\n' +
        '[recipe-ingredients title="To serve"]\n* bread\n[/recipe-ingredients]' +
        '[recipe-directions title="Directions"]\n1. Slice.\n2) Simmer.\n[/recipe-directions]',
    )
    expect(card).toMatchObject({
      ingredientGroups: [
        { title: null, lines: ['3 leeks', '1 egg'] },
        { title: 'To serve', lines: ['bread'] },
      ],
      instructionGroups: [{ title: null, steps: [{ text: 'Slice.' }, { text: 'Simmer.' }] }],
    })
    expect(rest).toBe('')
  })

  it('has its pictures, wherever they are named, and leaves the words beside its parts', () => {
    const { card, rest } = read(
      `[recipe-image src="https://blog.example/b.jpg"]Hello.[/recipe-image][recipe-image image="https://blog.example/c.jpg"][recipe-image image="7"]${LIST}`,
      'image="https://blog.example/a.jpg"',
    )
    expect(card?.pictures).toEqual(
      ['a', 'b', 'c'].map((name) => ({ url: `https://blog.example/${name}.jpg` })),
    )
    expect(rest).toBe('Hello.')
  })

  it('has its notes and what it says of nutrition as a note, line by line', () => {
    const { card } = read(
      `${LIST}[recipe-nutrition]120 kcal[/recipe-nutrition][recipe-notes]Keeps.\nFreezes.[/recipe-notes]`,
    )
    expect(plainText(card?.note ?? [])).toBe('Keeps.\nFreezes.\n120 kcal')
  })
})
