import { describe, expect, it } from 'vitest'
import { lines, steps } from '@/src/parsing/web-page/testing/read-page'
import { LIST, METHOD, readPasted, readWithBetween } from './testing/read-pasted'

const CARD = ['Plum buns', 'Ingredients', ...LIST, 'Method', ...METHOD]

// docs/parsing.md#pasted-words
describe('titles of list and method', () => {
  it('are known where Arabic words are stretched', () => {
    const recipe = readPasted(
      'الـمـقـاديـــر',
      '2 كوب دقيق',
      '3 بيض',
      'الـطـريـقـــــة',
      'نخلط البيض مع الدقيق ثم نخبزه.',
    )
    expect(lines(recipe)).toEqual(['2 كوب دقيق', '3 بيض'])
    expect(steps(recipe)).toEqual(['نخلط البيض مع الدقيق ثم نخبزه.'])
  })

  it.each(['Как я его готовлю', 'Instruksjoner', 'Приготвяне'])('are read: "%s"', (title) => {
    const recipe = readPasted('Plum buns', 'Ingredients', ...LIST, title, ...METHOD)
    expect(lines(recipe)).toEqual(LIST)
    expect(steps(recipe)).toEqual(METHOD)
  })

  it.each(['Para elaborar esta torta necesitás', 'Для пирога понадобится'])(
    'name what the list is for: "%s"',
    (title) => {
      const recipe = readPasted(
        title,
        '2 eggs',
        '• Vanilla, if there is any at hand.',
        'Method',
        ...METHOD,
      )
      expect(lines(recipe)).toHaveLength(2)
    },
  )

  it('stand behind marks in running text', () => {
    const recipe = readPasted(
      '▷재료 : 양파 3개, 당근 1개, 소금 ▷만들기 : 양파를 씻어 소금에 절인 다음 당근을 넣는다.',
    )
    expect(lines(recipe)).toEqual(['양파 3개', '당근 1개', '소금'])
    expect(steps(recipe)).toHaveLength(1)
  })

  it('stand over list and method of a further part, with its name', () => {
    const parts = ['Buns – you need:', ...LIST, 'Method', ...METHOD]
    const sauce = [
      'Plum sauce – you need:',
      '300 g plums',
      '2 tbsp honey',
      'Method',
      'Cook the plums with the honey until they are soft.',
    ]
    const recipe = readPasted(...parts, ...sauce)
    expect(lines(recipe)).toEqual([...LIST, '300 g plums', '2 tbsp honey'])
    expect(steps(recipe)).toEqual([...METHOD, sauce.at(-1)])
  })
})

describe('a list on one line', () => {
  it('is parted at its numbers where its title says that it is one', () => {
    const recipe = readPasted(
      'Soda',
      'Ingredienti per 4 persone',
      '300 g di riso 2 cipolle piccole 1 cucchiaio di miele Pepe',
      'Preparazione',
      ...METHOD,
    )
    expect(lines(recipe)).toEqual([
      '300 g di riso',
      '2 cipolle piccole',
      '1 cucchiaio di miele',
      'Pepe',
    ])
  })

  it('keeps the first name with a dash before its amount', () => {
    const recipe = readPasted(
      'Баница',
      'Продукти: кори - 1 пакет (400 г), яйца - 3 бр., сирене - 200 г',
      'Приготвяне: Разбийте яйцата и ги смесете със сиренето.',
    )
    expect(lines(recipe)).toHaveLength(3)
    expect(lines(recipe)[0]).toContain('кори')
  })
})

describe('what stands in a list', () => {
  it.each(['plumbuns3', 'plum-buns2-small.jpg', 'IMG_2041'])('is no picture: "%s"', (name) => {
    expect(lines(readWithBetween(name))).toEqual(LIST)
  })

  it('is not how many pieces it makes', () => {
    const recipe = readPasted('Plum buns', 'Ca 20 st.', ...LIST, ...METHOD)
    expect(lines(recipe)).toEqual(LIST)
  })

  it('is a line in brackets right below, too', () => {
    const recipe = readPasted(
      'Buns',
      ...LIST,
      '(for brushing them at the very end: one more egg)',
      '',
      ...METHOD,
    )
    expect(lines(recipe)).toHaveLength(LIST.length + 1)
  })

  it('is a long line with about so much of something', () => {
    const told =
      'vreo 6 linguri de gem de prune – ca sa fie mai moale il poti incalzi un pic de tot la foc mic inainte sa il pui deasupra'
    const recipe = readPasted('Ingrediente', ...LIST, told, ...METHOD)
    expect(lines(recipe)).toEqual([...LIST, told])
  })
})

describe('labels of steps', () => {
  it.each(['2Schritt', 'step-1', '3. étape'])('are none: "%s"', (label) => {
    const recipe = readPasted(
      'Buns',
      'Ingredients',
      ...LIST,
      'Method',
      METHOD[0] ?? '',
      label,
      METHOD[1] ?? '',
    )
    expect(steps(recipe)).toEqual(METHOD)
  })

  it('are taken off the ends of the steps before them', () => {
    const told = [
      'Mix it all and wait.Step 2',
      'Bake it until it is brown.Step 3',
      'Let it cool on a rack.',
    ]
    const recipe = readPasted('Buns', 'Ingredients', ...LIST, 'Method', 'Step 1', ...told)
    expect(steps(recipe)).toEqual([
      'Mix it all and wait.',
      'Bake it until it is brown.',
      'Let it cool on a rack.',
    ])
  })

  it('may be words of a sentence', () => {
    const told = [METHOD[0] ?? '', 'Go on with the dough as in step 2', METHOD[1] ?? '']
    expect(steps(readPasted('Buns', 'Ingredients', ...LIST, 'Method', ...told))).toEqual(told)
  })
})

describe('steps in a language without spaces', () => {
  it('are read where they are long', () => {
    const step = 'นำแป้งและไข่มาผสมให้เข้ากันแล้วใส่น้ำมันลงไปคนให้เนียนจากนั้นเทลงในพิมพ์แล้วอบจนสุกเหลืองหอม'
    const recipe = readPasted(
      'วันเสาร์ที่ 3 มีนาคม พ.ศ. 2560',
      '',
      'ขนมไข่',
      '',
      'ส่วนผสม',
      '• แป้ง 125 ก.',
      '• ไข่ 3 ฟอง',
      '• น้ำมัน 20 ก.',
      '',
      step,
    )
    expect(steps(recipe)).toEqual([step])
    expect(recipe.title).toBe('ขนมไข่')
  })
})

describe('what stands around a method', () => {
  it.each([
    ['Consejos adicionales', 'Usá yogurt entero y dejá la masa en reposo.'],
    ['L’astuce', 'La pâte peut attendre une heure au frais.'],
    ['À propos du membre Nora Stein', 'Elle aime les prunes et les longues siestes.'],
    ['4.14 sur 5', 'Votre avis compte pour nous et les autres.'],
  ])('ends it: "%s"', (title, line) => {
    const recipe = readPasted(...CARD, title, line)
    expect(steps(recipe)).toEqual(METHOD)
    const kept = [...recipe.notes, ...recipe.warnings.map(({ message }) => message)].join()
    expect(kept).toContain(line)
  })

  it.each([
    'Leggi anche: Crostata di prugne, la ricetta della nonna',
    'Още: Започна сезонът на сливите в градината',
  ])('is no step: "%s"', (link) => {
    const recipe = readPasted('Buns', 'Ingredients', ...LIST, 'Method', link, ...METHOD)
    expect(steps(recipe)).toEqual(METHOD)
    expect(recipe.warnings.map(({ message }) => message).join()).toContain(link)
  })

  it('is talk with a smiley right behind a word', () => {
    const recipe = readPasted(
      ...CARD,
      'Tomorrow I am at work again:) everybody else as well, see you',
    )
    expect(steps(recipe)).toEqual(METHOD)
  })
})

describe('the name of the dish', () => {
  const titleOf = (...head: string[]): string => readPasted(...head, ...LIST, '', ...METHOD).title

  it('comes again where the name of the site stands first', () => {
    expect(titleOf('Magazine Kitchen', '', 'Zwetschi', 'by Nora', 'Zwetschi', 'Ingredients')).toBe(
      'Zwetschi',
    )
  })

  it('stands right above the list, and the title of the post tells of nothing in it', () => {
    expect(titleOf('14.3.2019', 'Crispy things', 'Flour sticks', '')).toBe('Flour sticks')
    expect(titleOf('Flour sticks', 'With eggs from the farm', '')).toBe('Flour sticks')
  })

  it('is not what somebody says with a smiley', () => {
    expect(titleOf('baking, baking:)', 'Plum buns', '')).toBe('Plum buns')
    expect(titleOf('My plum buns :)', '')).toContain('My plum buns')
  })

  it('may end with a full stop', () => {
    expect(titleOf('Plum buns from my aunt (with almonds).', 'Ingredients')).toBe(
      'Plum buns from my aunt (with almonds)',
    )
  })

  it('is not the word "description"', () => {
    expect(titleOf('Описание', 'Plum buns', 'Ingredients')).toBe('Plum buns')
  })
})
