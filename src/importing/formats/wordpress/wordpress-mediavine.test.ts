import { describe, expect, it } from 'vitest'
import { readMediavineCard } from './wordpress-mediavine'

/** Reads a card that is stored in a field of its post. */
const read = (card: object, content = '') =>
  readMediavineCard({
    ...{ id: '7', type: 'mv_create', status: 'publish', title: 'Rye &amp; Plum Creation' },
    ...{ link: null, slug: null, excerpt: null, author: null, date: null, modified: null },
    ...{
      isLocked: false,
      attachmentUrl: null,
      oldSlugs: [],
      others: [],
      comments: [],
      parent: null,
      terms: {},
      content,
    },
    meta: { type: 'recipe', published: JSON.stringify(card) },
  })
const CARD = { ingredients: [], instructions: '' }

describe('a card of Mediavine Create', () => {
  it('has its own title, else that of its post without the plugin’s ending', () => {
    expect(read({ ...CARD, title: 'Plum &amp; Rye' })).toMatchObject({ title: 'Plum & Rye' })
    expect(read(CARD)).toMatchObject({ title: 'Rye & Plum' })
  })

  it('is none without both its lists', () => {
    expect(read({ ingredients: [] })).toBeNull()
    expect(read({ instructions: '' })).toBeNull()
  })

  it('has times in seconds or in words, also one of its own name', () => {
    const times = { prep_time: 600, cook_time: 1800, total_time: '1 hour', additional_time: 3600 }
    expect(read({ ...CARD, ...times })).toMatchObject({
      ...{ prepTimeMinutes: 10, cookTimeMinutes: 30, totalTimeMinutes: 60 },
      customTime: { minutes: 60, label: 'Additional' },
    })
    const active = { ...times, active_time: 900, additional_time_label: 'Proving' }
    expect(read({ ...CARD, ...active })).toMatchObject({
      cookTimeMinutes: 15,
      customTime: { minutes: 60, label: 'Proving' },
    })
  })

  it('has its lines in groups, however an export has them', () => {
    const groups = [
      { title: null, lines: ['200 g rye', '5 g salt'] },
      { title: 'Top', lines: ['500 g plums'] },
    ]
    const [rye, salt, plums] = [
      { original_text: '200 g rye' },
      { original_text: '5 g salt' },
      { original_text: '500 g plums' },
    ]
    for (const ingredients of [
      { 'mv-has-no-group': [rye, salt], Top: [plums] },
      [rye, { ...plums, group: 'Top' }, salt],
      [{ ingredients: ['200 g rye', '5 g salt'] }, { title: 'Top', ingredients: [plums, ' '] }],
    ]) {
      expect(read({ ...CARD, ingredients })).toMatchObject({ ingredientGroups: groups })
    }
  })

  it('has its terms by their names, not by their numbers', () => {
    expect(read({ ...CARD, category: '12', secondary_term: { name: 'Polish' } })).toMatchObject({
      categories: [],
      cuisines: ['Polish'],
    })
  })

  it('has its nutrition as JSON or as text of it, and a picture that has an address', () => {
    const nutrition = { calories: '120' }
    for (const given of [nutrition, JSON.stringify(nutrition)]) {
      expect(read({ ...CARD, nutrition: given, thumbnail_uri: '/7.jpg' })).toMatchObject({
        nutrition: { calories: 120 },
        pictures: [],
      })
    }
  })

  it('is read as schema.org has recipes, with the first of its pictures', () => {
    const image = ['https://blog.example/a.jpg', 'https://blog.example/b.jpg']
    const recipe = { '@type': 'Recipe', name: 'Loaf', recipeIngredient: ['500 g flour'], image }
    expect(read(recipe)).toMatchObject({
      title: 'Loaf',
      ingredientGroups: [{ lines: ['500 g flour'] }],
      pictures: [{ url: image[0] }],
    })
  })
})
