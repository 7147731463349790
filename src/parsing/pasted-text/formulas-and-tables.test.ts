import { describe, expect, it } from 'vitest'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { readPasted } from '@/src/parsing/pasted-text/testing/read-pasted'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

const linesOf = (recipe: ParsedRecipe): string[] =>
  recipe.ingredientGroups.flatMap(({ lines }) => lines)
const stepsOf = (recipe: ParsedRecipe): string[] =>
  recipe.instructionGroups.flatMap(({ steps }) => steps.map(({ text }) => text))
const warningsOf = (recipe: ParsedRecipe): string =>
  recipe.warnings.map(({ message }) => message).join(' ')

const DOUGH = ['', 'Mix flour and water and wait for an hour.', 'Add the salt and bake it hot.']

// docs/product/import-and-export.md#pasted-words
describe("a baker's formula", () => {
  it('is a list with weights as amounts and percentages in brackets', () => {
    const rows = ['Flour 100% 500 g', 'Water 72% 360 g', 'Salt 2% 10 g']
    expect(linesOf(readPasted('Country Loaf', '', ...rows, ...DOUGH))).toEqual([
      '500 g Flour (100%)',
      '360 g Water (72%)',
      '10 g Salt (2%)',
    ])
  })

  it('needs no weights, and its percentages may stand first', () => {
    const names = ['Flour (100%)', 'Water (72%)', 'Salt (2%)']
    for (const rows of [
      ['Flour: 100%', 'Water: 72%', 'Salt: 2%'],
      ['100% Flour', '72% Water', '2% Salt'],
    ]) {
      const recipe = readPasted('Country Loaf', '', ...rows, ...DOUGH)
      expect(recipe.title).toBe('Country Loaf')
      expect(linesOf(recipe)).toEqual(names)
      expect(stepsOf(recipe)).toHaveLength(2)
    }
  })

  it('may have several flours that are the whole together', () => {
    const rows = ['Roggenmehl 60 % 300 g', 'Weizenmehl 550 40 % 200 g', 'Wasser 70 % 350 g']
    expect(linesOf(readPasted('Mischbrot', '', ...rows, ...DOUGH))).toEqual([
      '300 g Roggenmehl (60 %)',
      '200 g Weizenmehl 550 (40 %)',
      '350 g Wasser (70 %)',
    ])
  })

  it('is read from a table, whose total is left out', () => {
    const rows = ["Ingredient\tWeight\tBaker's %", 'Flour\t500 g\t100%', 'Water\t350 g\t70%']
    const recipe = readPasted('Loaf', '', ...rows, 'Total\t850 g\t170%', ...DOUGH)
    expect(linesOf(recipe)).toEqual(['500 g Flour (100%)', '350 g Water (70%)'])
    expect(warningsOf(recipe)).toContain('Total')
  })

  it('is no table of nutrition', () => {
    const values = ['Vitamin C 100%', 'Iron 20%', 'Calcium 10%']
    const recipe = parsePastedRecipe(['Juice', '2 oranges', '1 lime', ...values].join('\n'))
    expect(JSON.stringify(recipe)).not.toContain('(100%)')
  })
})

describe('a table of times and temperatures', () => {
  const table = ['Cut | Temp | Time', 'Ribeye | 54 °C | 2 h', 'Flank | 56 °C | 6 h']
  const list = ['2 ribeyes', '1 tbsp salt', '1 tbsp oil']

  it('is kept whole as a note, and gives no time', () => {
    const recipe = readPasted('Steak', ...table, '', ...list, '', ...DOUGH)
    expect(recipe.notes).toEqual(table)
    expect(recipe.totalTimeMinutes).toBeNull()
    expect(linesOf(recipe)).toEqual(list)
  })

  it('is kept from Markdown and tabs, too', () => {
    const piped = [
      '| Cut | Temp | Time |',
      '|---|---|---|',
      ...table.slice(1).map((row) => `| ${row} |`),
    ]
    const tabbed = table.map((row) => row.replaceAll(' | ', '\t'))
    for (const rows of [piped, tabbed]) {
      expect(readPasted('Steak', '', ...list, '', ...DOUGH, '', ...rows).notes).toEqual(table)
    }
  })
})

describe('steps without a title', () => {
  it('are kept where they are short, above longer ones and alone', () => {
    const list = ['Cake (serves 6)', '200 g flour', '100 g sugar', '2 eggs', '']
    const steps = ['Beat everything well.', 'Bake for 40 minutes.']
    expect(stepsOf(readPasted(...list, ...steps))).toEqual(steps)
    expect(stepsOf(readPasted(...list, 'Blend all.', 'Serve.'))).toEqual(['Blend all.', 'Serve.'])
  })

  it('need no full stops below a blank line', () => {
    const steps = ['Rub in butter', 'Add milk', 'Bake 12 min at 220C']
    const recipe = readPasted(
      'Scones',
      '',
      '225 g flour',
      '50 g butter',
      '150 ml milk',
      '',
      ...steps,
    )
    expect(stepsOf(recipe)).toEqual(steps)
    expect(linesOf(recipe)).toHaveLength(3)
  })

  it('may begin with a time of day or the heat of an oven', () => {
    const steps = ['10 pm - rub it with salt all over.', 'Wait until it is dry.', '180 fan, 18 min']
    const recipe = readPasted('Brisket', '', '5 kg brisket', '50 g salt', '', ...steps)
    expect(stepsOf(recipe)).toEqual(steps)
  })

  it('may be counted with letters or slashes', () => {
    for (const [one, two] of [
      ['a)', 'b)'],
      ['1/', '2/'],
    ] as const) {
      const steps = [`${one} Cut the leeks and fry them.`, `${two} Add the stock and simmer it.`]
      expect(stepsOf(readPasted('Soup', '', '4 leeks', '1 l stock', '', ...steps))).toEqual([
        'Cut the leeks and fry them.',
        'Add the stock and simmer it.',
      ])
    }
  })

  it('are told from ingredients that are counted, too', () => {
    const list = ['1. 400 g prawns', '2. 60 g butter', '3. 5 cloves garlic']
    const steps = ['1. Melt the butter with the garlic.', '2. Fry the prawns in it.']
    const recipe = readPasted('Prawns', '', ...list, '', ...steps)
    expect(linesOf(recipe)).toEqual(['400 g prawns', '60 g butter', '5 cloves garlic'])
    expect(stepsOf(recipe)).toEqual(['Melt the butter with the garlic.', 'Fry the prawns in it.'])
  })
})

describe('a recipe that is told in sentences', () => {
  it('has the amounts of its first list as ingredients', () => {
    const told =
      'Take 250g shrimps, 150g butter and a pinch of mace. Melt the butter over low heat.'
    const recipe = readPasted('Potted Shrimps', '', told, 'Stir in the shrimps and let it cool.')
    expect(recipe.title).toBe('Potted Shrimps')
    expect(linesOf(recipe)).toEqual(['250g shrimps', '150g butter', 'a pinch of mace'])
    expect(stepsOf(recipe)).toEqual([
      'Melt the butter over low heat.',
      'Stir in the shrimps and let it cool.',
    ])
  })
})

describe('a scanned card', () => {
  it('has steps that are joined where a line was broken, and keeps the first', () => {
    const steps = [
      'Melt butter in a 9 x 13 pan. Mix flour, sugar',
      'and coconut and press it over the butter. Put nuts on',
      'top. Bake at 350° for 25 minutes.',
    ]
    const recipe = readPasted('BARS', '1/2 cup butter', '1 cup flour', '1 cup sugar', '', ...steps)
    expect(stepsOf(recipe)).toEqual([steps.join(' ')])
    expect(linesOf(recipe)).toHaveLength(3)
  })

  it('has ingredients that are joined where a line was broken', () => {
    const list = [
      '1 (10 oz.) can cream of',
      'mushroom soup',
      '3 c. chicken, cut in',
      'large pieces',
    ]
    expect(linesOf(readPasted('Hotdish', '', ...list, ...DOUGH))).toEqual([
      '1 (10 oz.) can cream of mushroom soup',
      '3 c. chicken, cut in large pieces',
    ])
  })

  it('is not named by the head of its page', () => {
    const head = 'GOOD TABLE · MARCH 1987 · 112'
    const recipe = readPasted(head, '', 'Pork Chops', '4 chops', '25 g butter', ...DOUGH, '-112-')
    expect(recipe.title).toBe('Pork Chops')
    expect(warningsOf(recipe)).toContain(head)
  })
})

describe('the title of a pasted text', () => {
  const rest = ['', '200 g flour', '2 eggs', '1 tbsp oil', ...DOUGH]

  it('is the name of the dish without what a caption calls to its readers', () => {
    for (const [line, name] of [
      ['CREAMY CHICKEN 🍗✨ you guys NEED this!! save it for later', 'CREAMY CHICKEN'],
      ['OMG you need this 😍 Tuscan Pasta', 'Tuscan Pasta'],
      ['Peach Cake 🍑', 'Peach Cake'],
    ] as const) {
      expect(readPasted(line, ...rest).title).toBe(name)
    }
  })

  it('leaves servings and time in brackets, and a number before it', () => {
    const read = (title: string): unknown[] => {
      const { title: name, yields, totalTimeMinutes } = readPasted(title, ...rest)
      return [name, yields.number, totalTimeMinutes]
    }
    expect(read('Miso Cod (2 people, 20 min)')).toEqual(['Miso Cod', 2, 20])
    expect(read('Placki (4 porcje, 1 godz.)')).toEqual(['Placki', 4, 60])
    expect(read('17. Leek Soup [6 portions]')).toEqual(['Leek Soup', 6, null])
    expect(read('Dal for 4')).toEqual(['Dal', 4, null])
  })
})

describe('cards in Thai, Vietnamese and Hindi', () => {
  const read = (...lines: string[]): unknown[] => {
    const { yields, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = readPasted(...lines)
    return [yields.number, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes]
  }

  it('state servings and times', () => {
    const thai = ['ส่วนผสม', 'กุ้ง 6 ตัว', 'เห็ด 200 กรัม', 'วิธีทำ', '1. ต้มน้ำให้เดือด', '2. ใส่กุ้งและเห็ด']
    expect(read('ต้มยำ', 'สำหรับ 2 ที่', 'เวลาเตรียม 10 นาที', 'เวลาปรุง 15 นาที', ...thai)).toEqual([
      2,
      10,
      15,
      null,
    ])
    const viet = ['Nguyên liệu', '1 con gà', '500 g bánh phở', 'Cách làm', 'Luộc gà trong nồi lớn.']
    expect(
      read(
        'Phở',
        'Khẩu phần: 4 người',
        'Thời gian chuẩn bị: 20 phút',
        'Thời gian nấu: 1 giờ',
        ...viet,
      ),
    ).toEqual([4, 20, 60, null])
    const hindi = ['सामग्री', '१ लीटर दूध', '५० ग्राम चावल', 'विधि', 'दूध उबालें और चावल डालें।']
    expect(read('खीर', 'कितने लोगों के लिए: 4', 'समय: 45 मिनट', ...hindi)).toEqual([4, null, null, 45])
  })
})
