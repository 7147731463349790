import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ImportProblem } from '../../import-problem'
import type { ImportedRecipe } from '../../import-row'
import { cacheRecognition } from '../../recognition/recognize-text'
import type { RecognizeText } from '../../recognition/recognize-text'
import { createTesseract } from '../../recognition/tesseract'
import { readRows } from '../../read-rows'
import { openBundle } from '../../source/open-bundle'
import { createFiles } from '../../testing/import-files'
import { buildPdf, formatPdfText } from '../../testing/build-pdf'
import type { PdfScan } from '../../testing/build-pdf'

const PAGE = await readFile(join(import.meta.dirname, 'fixtures', 'photographed-page.png'))

const TEXT = `Plum Cake

Ingredients
500 g plums

200 g flour

Method
1. Mix the flour with everything and
bake 40 minutes.
`

async function read(files: Record<string, Uint8Array>, recognize?: RecognizeText) {
  const bundle = await openBundle(await createFiles(files))
  const recipes: ImportedRecipe[] = []
  const problems: string[] = []
  for await (const row of readRows(bundle, { format: null, columns: {}, recognize })) {
    try {
      const content = await row.read()
      if (content.kind === 'recipe') recipes.push(content.recipe)
    } catch (error) {
      problems.push(`${row.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await bundle.close()
  return { recipes, problems }
}

const linesOf = (recipe: ImportedRecipe | undefined) =>
  recipe?.ingredientGroups.flatMap(({ lines }) => lines)
const stepsOf = (recipe: ImportedRecipe | undefined) =>
  recipe?.instructionGroups.flatMap(({ steps }) => steps.map(({ text }) => text))

/** The page of the fixture as a scanner puts it into a PDF, grey or with a bit a pixel. */
async function scan(bits: 1 | 8): Promise<PdfScan> {
  const { data, info } = await sharp(PAGE).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (bits === 8) return { width, height, bits, pixels: data }
  const row = Math.ceil(width / 8)
  const pixels = new Uint8Array(row * height)
  data.forEach((grey, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const byte = y * row + (x >> 3)
    if (grey > 128) pixels[byte] = (pixels[byte] ?? 0) | (128 >> (x & 7))
  })
  return { width, height, bits, pixels }
}

const BREAD = ['Rye Bread', 'Ingredients', '500 g rye flour', '300 ml water', 'Method', 'Knead it.']
const BREAD_PAGE = BREAD.map((line, at) => formatPdfText(70, 760 - at * 24, line)).join('')

// docs/product/import-and-export.md#recognised-text
describe('a photo of a page', () => {
  it('becomes a draft that says that its text was recognised', async () => {
    const { recipes, problems } = await read({ 'a.jpg': PAGE }, () => Promise.resolve(TEXT))
    expect(problems).toEqual([])
    expect(recipes[0]).toMatchObject({ title: 'Plum Cake', isDraft: true, needsReview: true })
    expect(linesOf(recipes[0])).toEqual(['500 g plums', '200 g flour'])
    expect(stepsOf(recipes[0])).toEqual(['Mix the flour with everything and bake 40 minutes.'])
    expect(recipes[0]?.warnings.join()).toMatch(/recognised in a picture/)
  })

  it('without a recognition is refused, with what author and operator can do', async () => {
    const { problems } = await read({ 'a.png': PAGE })
    expect(problems).toEqual([expect.stringMatching(/^a.png: .*paste it.*OCR_COMMAND/)])
  })

  it('without words, or that cannot be read, is named', async () => {
    const files = { 'a.png': PAGE, 'b.png': Buffer.concat([PAGE, Buffer.from('x')]) }
    const failing: RecognizeText = (bytes) =>
      bytes.length === PAGE.length
        ? Promise.resolve(' ~ |\n 12')
        : Promise.reject(new ImportProblem('It took too long.'))
    expect((await read(files, failing)).problems).toEqual([
      'a.png: No text was recognised in this picture.',
      'b.png: It took too long.',
    ])
  })

  it('is a picture of a recipe where it is sent beside one', async () => {
    const recipe = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 egg'] })
    const files = { 'a.png': PAGE, 'b.json': Buffer.from(recipe) }
    const { recipes } = await read(files, () => Promise.resolve(TEXT))
    expect(recipes.map(({ title, isDraft }) => [title, isDraft])).toEqual([['Soup', false]])
  })

  it('is recognised once, however often the rows are gone through', async () => {
    let times = 0
    const recognize = cacheRecognition(() => {
      times += 1
      return Promise.resolve(TEXT)
    })
    await read({ 'a.png': PAGE }, recognize)
    await read({ 'a.png': PAGE }, recognize)
    expect(times).toBe(1)
  })
})

describe('a PDF with pages that are pictures', () => {
  it('has the text of grey pages and of black and white ones', async () => {
    const sizes: (number | undefined)[][] = []
    const recognize: RecognizeText = async (picture) => {
      const { width, height } = await sharp(picture).metadata()
      const { dominant } = await sharp(picture).stats()
      sizes.push([width, height, dominant.r])
      return sizes.length === 1 ? TEXT : TEXT.replace('Plum', 'Pear')
    }
    const { recipes } = await read({ 'a.pdf': buildPdf(await scan(8), await scan(1)) }, recognize)
    expect(recipes.map(({ title, isDraft }) => [title, isDraft])).toEqual([
      ['Plum Cake', true],
      ['Pear Cake', true],
    ])
    expect(sizes).toEqual([
      [960, 936, 248],
      [960, 936, 248],
    ])
  })

  it('has drafts of those pages alone', async () => {
    const file = buildPdf(BREAD_PAGE, await scan(8))
    const { recipes } = await read({ 'a.pdf': file }, () => Promise.resolve(TEXT))
    expect(recipes.map(({ title, isDraft }) => [title, isDraft])).toEqual([
      ['Rye Bread', false],
      ['Plum Cake', true],
    ])
  })

  it('names the pages in which no text was recognised', async () => {
    const file = buildPdf(BREAD_PAGE, await scan(8))
    const { recipes } = await read({ 'a.pdf': file }, () => Promise.resolve(''))
    expect(recipes[0]?.isDraft).toBe(false)
    expect(recipes[0]?.warnings.join()).toMatch(/not read: 2. No text was recognised/)
    const alone = await read({ 'a.pdf': buildPdf(await scan(8)) }, () => Promise.resolve(''))
    expect(alone.problems).toEqual(['a.pdf: No text was recognised in this picture.'])
  })
})

const PROGRAM = 'tesseract'

const isInstalled = (): boolean => {
  try {
    return execFileSync(PROGRAM, ['--list-langs'], { encoding: 'utf8' }).includes('eng')
  } catch {
    return false
  }
}

describe.skipIf(!isInstalled())('with Tesseract', { timeout: 60_000 }, () => {
  it('a photo and a scan have their lines and steps', async () => {
    const recognize = createTesseract({ command: PROGRAM, languages: 'eng' })
    for (const file of [{ 'a.png': PAGE }, { 'a.pdf': buildPdf(await scan(1)) }]) {
      const { recipes } = await read(file, recognize)
      expect(recipes[0]?.title).toBe('Plum Cake with Almonds')
      expect(linesOf(recipes[0])).toEqual([
        '500 g plums',
        '200 g flour',
        '2 tsp baking powder',
        '150 g butter',
        '3 eggs',
        '1/2 cup sugar',
      ])
      expect(stepsOf(recipes[0])).toContain(
        'Spread in a tin, cover with halved plums and bake for 40 minutes at 180 °C.',
      )
    }
  })
})
