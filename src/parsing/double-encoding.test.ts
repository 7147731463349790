import { describe, expect, it } from 'vitest'
import { repairDoubleEncoding } from '@/src/parsing/double-encoding'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'

const garbled = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text))

const TEXT =
  'Tarte à la crème\n\nIngredients\n1¼ cups crème fraîche\n2 œufs\n½ tsp salt\n\nMethod\n'
const STEPS = 'Whisk the crème with the eggs – don’t beat it.\nBake at 180 °C until it’s set.'

describe('text whose UTF-8 was read as Windows-1252', () => {
  it.each(['1¼ cups crème fraîche', 'don’t – “stir” …', '⅔ cup', 'Соль 2 г', 'café à la crème'])(
    'is repaired: %s',
    (text) => expect(repairDoubleEncoding(garbled(text))).toBe(text),
  )

  it.each(['»Spaß« macht’s', 'CHÂTEAU', 'MANHÃ DE SOL', 'pão de ló', 'Ä°', 'â la carte', 'Fuß«'])(
    'is not seen in words as people write them: %s',
    (text) => expect(repairDoubleEncoding(text)).toBe(text),
  )

  it('gives a pasted recipe its amounts and letters back', () => {
    expect(parsePastedRecipe(garbled(TEXT + STEPS))).toEqual(parsePastedRecipe(TEXT + STEPS))
  })

  it('gives a page its amounts and letters back', () => {
    const html = `<h1>Tarte à la crème</h1><h2>Ingredients</h2><ul><li>1¼ cups crème fraîche</li>
      <li>2 eggs</li></ul><h2>Method</h2><p>Whisk the crème with the eggs until it’s smooth.</p>`
    expect(parseRecipePage({ html: garbled(html) })).toEqual(parseRecipePage({ html }))
  })
})
