import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { readFallbackCard } from './wordpress-fallback'

const part = (name: string, html: string) =>
  `<div class="wprm-fallback-recipe-${name}">${html}</div>`
const INGREDIENTS = part('ingredients', '<ul><li>3 leeks</li><li>1 l stock</li></ul>')
const STEPS = part('instructions', '<ol><li>Slice.</li><li>Simmer.</li></ol>')

describe('the card of WP Recipe Maker for readers without the plugin', () => {
  it('gives each part without the spaces around it', () => {
    const card = readFallbackCard(
      [
        part('name', '\n  Leek Soup\n'),
        part('summary', '<p>For cold</p><p>evenings.</p>'),
        INGREDIENTS,
        STEPS,
        part('equipment', '<ul><li>Pot</li><li>Ladle</li></ul>'),
        part('meta-course', ' Dinner, Soup '),
        part('meta-cuisine', 'French'),
        part('meta-keyword', 'quick, green'),
        part('notes', '<p>Keeps a day.</p>'),
      ].join(''),
    )
    expect(card).toMatchObject({
      title: 'Leek Soup',
      description: 'For cold evenings.',
      ingredientGroups: [{ lines: ['3 leeks', '1 l stock'] }],
      instructionGroups: [{ steps: [{ text: 'Slice.' }, { text: 'Simmer.' }] }],
      equipment: ['Pot', 'Ladle'],
      categories: ['Dinner', 'Soup'],
      cuisines: ['French'],
      keywords: ['quick', 'green'],
    })
    expect(plainText(card?.note ?? [])).toBe('Keeps a day.')
  })

  it('is one with a list alone, or steps alone, and none without both', () => {
    expect(readFallbackCard(INGREDIENTS)).toMatchObject({
      title: '',
      description: null,
      ingredientGroups: [{ lines: ['3 leeks', '1 l stock'] }],
      instructionGroups: [],
    })
    expect(readFallbackCard(STEPS)).toMatchObject({
      ingredientGroups: [],
      instructionGroups: [{ steps: [{}, {}] }],
    })
    expect(readFallbackCard(part('name', 'Leek Soup'))).toBeNull()
  })

  it('says for how many and how long where its lines do', () => {
    expect(
      readFallbackCard(`${INGREDIENTS}${STEPS}<p>Servings: 4</p><p>Prep Time: 10 minutes</p>`),
    ).toMatchObject({ yields: { number: 4 }, prepTimeMinutes: 10, cookTimeMinutes: null })
  })

  it('is not read out of another card', () => {
    expect(readFallbackCard(INGREDIENTS.replace('wprm-fallback-', 'other-'))).toBeNull()
    expect(readFallbackCard('<p>3 leeks</p>')).toBeNull()
  })
})
