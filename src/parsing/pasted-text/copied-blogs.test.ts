import { describe, expect, it } from 'vitest'
import { lines, steps } from '@/src/parsing/web-page/testing/read-page'
import { LIST, METHOD, readPasted } from './testing/read-pasted'

const groupsOf = (recipe: ReturnType<typeof readPasted>): [string | null, number][] =>
  recipe.ingredientGroups.map((group) => [group.title, group.lines.length])

// docs/parsing.md#pasted-words
describe('the title of a post', () => {
  it.each([
    'Sunday, March 3, 2019',
    'tiistai 4. maaliskuuta 2014',
    'sábado, 7 de mayo de 2016',
    '2017. október 9., hétfő',
    '14.3.2019',
    '2021年5月2日',
  ])('is not its date "%s"', (date) => {
    const recipe = readPasted(date, '', 'Plum buns', ...LIST, '', ...METHOD)
    expect(recipe.title).toBe('Plum buns')
  })

  it('is not the count of visitors or the credit of a picture', () => {
    const above = ['Readers of this week: 12', 'Foto: Nora Stein / Agentur']
    expect(readPasted(...above, 'Plum buns', ...LIST, '', ...METHOD).title).toBe('Plum buns')
  })
})

describe('what people say below a recipe', () => {
  it.each([
    'See you next week, have fun until then!!!',
    'That looks good hihihi.',
    'I have to try this one :-)',
    'Yummy! My cousins ask for it every summer.',
  ])('is no step: "%s"', (talk) => {
    const recipe = readPasted('Plum buns', 'Ingredients', ...LIST, 'Method', ...METHOD, talk)
    expect(steps(recipe)).toEqual(METHOD)
    expect(recipe.warnings.map(({ message }) => message).join()).toContain(talk)
  })

  it('is no step behind the only one', () => {
    const said = '[…] found on the pages of a neighbour, who baked them on a rainy day … Read more.'
    const recipe = readPasted('Plum buns', 'Ingredients', ...LIST, 'Method', METHOD.join(' '), said)
    expect(steps(recipe)).toEqual([METHOD.join(' ')])
  })

  it('leaves steps that only look like it', () => {
    const told = 'Screw the lids on all jars (see step 8).'
    const recipe = readPasted('Jam', 'Ingredients', ...LIST, 'Method', ...METHOD, told)
    expect(steps(recipe)).toEqual([...METHOD, told])
  })

  it('leaves a cheerful step and the tip of a card', () => {
    const told = ['Bake it once more until it is brown on all sides :-)', 'Tip: Serve it with jam.']
    const recipe = readPasted('Buns', 'Ingredients', ...LIST, 'Method', ...METHOD, ...told)
    expect(steps(recipe)).toEqual([...METHOD, ...told])
  })
})

describe('a list without a title', () => {
  it('holds the names above the first long step', () => {
    const names = ['Some grated nutmeg', 'Crumbs for the tin']
    const step = 'Melt the butter, stir in all that is left and pour it into a buttered tin.'
    const recipe = readPasted('Plum cake', ...LIST, ...names, step, ...METHOD)
    expect(lines(recipe)).toEqual([...LIST, ...names])
  })

  it('holds the names under the title of a part', () => {
    const step = 'Melt the butter, stir in all that is left and pour it into a buttered tin.'
    const recipe = readPasted('Kaker', ...LIST, 'Pynt:', 'perlesukker', 'nøtter o.l.', step)
    expect(groupsOf(recipe).at(-1)).toEqual(['Pynt', 2])
  })

  it('ends with the last of lines that end with a mark', () => {
    const list = ['мука — 200 г;', 'яйца — 2 шт.;', 'соль — по вкусу;', 'укроп для подачи.']
    expect(lines(readPasted('Блины', ...list))).toHaveLength(4)
  })

  it('holds no dates of other posts', () => {
    const posts = ['16 novembre 2015', '3 mai 2014']
    expect(lines(readPasted('Gâteau', ...LIST, ...posts, '', ...METHOD))).toEqual(LIST)
  })

  it('has a title in Japanese for each part', () => {
    const [first, second] = [
      ['大根 1本', '塩 少々'],
      ['味噌 大さじ2', '酒 大さじ1'],
    ]
    const parts = ['材料', ...first, 'たれの材料', ...second]
    expect(lines(readPasted('煮物', ...parts, '作り方', ...METHOD))).toEqual([...first, ...second])
  })

  it('ends before the heat and the time of the oven', () => {
    const heat = ['160-175 Grad, unten', 'ca. 40-50 Minuten']
    expect(lines(readPasted('Kuchen', ...LIST, '', ...METHOD, ...heat))).toEqual(LIST)
  })
})

describe('a list in running text', () => {
  it.each([
    ['Ingredienti:', '1 kg di patate, 200 g di farina, sale', 'Preparazione:'],
    ['《材料》※2人分', '大根1本/ツナ1缶/塩', '作り方'],
    ['材料', '豆腐1块、葱1根、盐', '操作方法'],
  ])('below "%s" is split', (title, list, method) => {
    expect(lines(readPasted('Dish', title, list, method, ...METHOD))).toHaveLength(3)
  })

  it('has its last ingredient behind "and"', () => {
    const list = '2 eggs, 1 cup of sugar, 3 cups of flour, 1 pinch of salt and butter'
    const recipe = readPasted(`Cake. Ingredients: ${list}. Method: ${METHOD.join(' ')}`)
    expect(lines(recipe)).toHaveLength(5)
    expect(lines(recipe).slice(-2)).toEqual(['1 pinch of salt', 'butter'])
  })

  it('keeps a last ingredient that is prepared in two ways', () => {
    const list = '2 eggs, 1 cup of sugar, 3 cups of milk, 1 onion, peeled and chopped'
    const recipe = readPasted(`Cake. Ingredients: ${list}. Method: ${METHOD.join(' ')}`)
    expect(lines(recipe).at(-1)).toBe('1 onion, peeled and chopped')
  })

  it('has a line for each part', () => {
    const parts = ['for the base – 2 eggs, 1 cup flour;', 'for the cream – 3 eggs, 200 ml milk.']
    const recipe = readPasted('Cake', 'Ingredients:', ...parts, 'Method:', ...METHOD)
    expect(groupsOf(recipe)).toEqual([
      ['for the base', 2],
      ['for the cream', 2],
    ])
  })

  it('has names before their amounts', () => {
    const list = 'мука – 200 г, яйца – 3 шт, сахар – 100 г'
    const recipe = readPasted('Пирог', `Ингредиенты: ${list}`, 'Приготовление', ...METHOD)
    expect(groupsOf(recipe)).toEqual([[null, 3]])
  })

  it('marks its parts and counts its steps', () => {
    const list = '재료: 무 1개, 파 2대 ○ 양념: 간장 2큰술, 설탕 1큰술'
    const recipe = readPasted(
      '무침',
      '',
      list,
      '',
      '만드는 법 ① 무를 먹기 좋은 크기로 얇게 썬다. ② 그릇에 담아 양념과 모두 섞는다.',
    )
    expect(groupsOf(recipe)).toEqual([
      [null, 2],
      ['양념', 2],
    ])
    expect(steps(recipe)).toEqual([
      '무를 먹기 좋은 크기로 얇게 썬다.',
      '그릇에 담아 양념과 모두 섞는다.',
    ])
  })

  it('may have lost its line breaks', () => {
    const row = '5 dl flour 2 tsp baking powder 60 g soft butter 1 tsp sugar 2 dl milk'
    expect(lines(readPasted(row, '', ...METHOD))).toHaveLength(5)
  })

  it('may stand in rows of two cells', () => {
    const rows = ['500 g potatoes | 1 onion | |', '2 l stock | 3 carrots | |', 'Parsley | Salt |']
    expect(lines(readPasted('Soup', 'Ingredients', ...rows, 'Method', ...METHOD))).toHaveLength(6)
  })
})

describe('lines of a list', () => {
  it('may begin with an ornament without a space', () => {
    expect(lines(readPasted('Buns', ...LIST.map((line) => `✦${line}`), '', ...METHOD))).toEqual(
      LIST,
    )
  })

  it('are no titles where they name a fat or a herb', () => {
    const list = ['2 kg Kartoffeln', '150 g Speck', 'Schmalz', '2 Zwiebeln', '3 Möhren']
    const more = ['1 Stange Lauch', '1 l Brühe', 'Majoran', '2 Hähnchenkeulen']
    const recipe = readPasted('Soup', 'Ingredients', ...list, ...more, 'Method', ...METHOD)
    expect(groupsOf(recipe)).toEqual([[null, 9]])
  })

  it('stand alone where they may be left out', () => {
    const list = [...LIST, '(ev 1 msk socker)']
    expect(lines(readPasted('Kaka', 'Ingredienser', ...list, 'Gör så här', ...METHOD))).toEqual(
      list,
    )
  })

  it('are none that say who took a picture', () => {
    const list = [...LIST, 'Foto: Nora Stein / Agentur']
    expect(lines(readPasted('Kuchen', 'Zutaten', ...list, 'Zubereitung', ...METHOD))).toEqual(LIST)
  })
})

describe('a dish in parts', () => {
  const sauce = ['3 tbsp cream', '1 tsp mustard']
  const further = 'Stir both and warm them in a small pan.'

  it('has a list and a method for each', () => {
    const first = ['Cake', 'Ingredients', ...LIST, 'Method', ...METHOD]
    const recipe = readPasted(
      ...first,
      'For the sauce:',
      'Ingredients',
      ...sauce,
      'Method',
      further,
    )
    expect(groupsOf(recipe)).toEqual([
      [null, 4],
      ['For the sauce', 2],
    ])
    expect(steps(recipe)).toEqual([...METHOD, further])
  })

  it('may have titles over its methods only', () => {
    const first = ['Tijesto:', ...LIST, '', `Priprema: ${METHOD.join(' ')}`, '']
    const recipe = readPasted(...first, 'Nadjev:', ...sauce, '', `Priprema: ${further}`)
    expect(groupsOf(recipe)).toEqual([
      ['Tijesto', 4],
      ['Nadjev', 2],
    ])
    expect(steps(recipe).at(-1)).toBe(further)
  })

  it('goes on where its steps were broken at the edge of a column', () => {
    const broken = [
      'Boil all of the potatoes in a large pot and',
      'mash them with',
      'the flour, cut',
      'small pieces',
      'and boil them.',
    ]
    const recipe = readPasted('Dish', 'Ingredients', ...LIST, 'Method', ...METHOD, ...broken)
    expect(steps(recipe).at(-1)).toBe(broken.join(' '))
  })
})
