import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'

const readLine = createUsageReader({
  units: [
    { slug: 'cup', id: 'u1' },
    { slug: 'gram', id: 'u2' },
  ],
  ingredients: [
    { slug: 'flour', title: 'all-purpose flour', aliases: ['plain flour', 'flour'], id: 'i1' },
    { slug: 'green-onion', title: 'green onion', aliases: ['scallion'], id: 'i2' },
  ],
})

describe('a reader of ingredient lines', () => {
  it('gives the spans of a line, with its unit and ingredient in the catalogues', () => {
    const line = readLine('1 1/2 cups / 180 g plain flour, sifted')
    expect(line).toMatchObject({
      text: '1 1/2 cups / 180 g plain flour, sifted',
      quantityMin: 1.5,
      quantityMax: null,
      unit: { id: 'u1' },
      ingredient: { id: 'i1' },
      ingredientText: 'plain flour',
      isHeading: false,
    })
    expect(line.spans.map(({ kind }) => kind)).toEqual(['amount', 'amount', 'name', 'preparation'])
    expect(readLine('3 large scallions')).toMatchObject({ ingredient: { id: 'i2' } })
  })

  it('has no unit and ingredient for what no catalogue knows', () => {
    expect(readLine('2 glugs of moon juice')).toMatchObject({
      text: '2 glugs of moon juice',
      unit: null,
      ingredient: null,
    })
    expect(readLine('')).toMatchObject({ ingredient: null, ingredientText: '', quantityMin: null })
    expect(readLine('For the sauce:').isHeading).toBe(true)
  })
})

describe('the reader in a browser', () => {
  it('is bundled without a module of Node, and stays small', async () => {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: `export { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'`,
        resolveDir: process.cwd(),
      },
      alias: { '@': process.cwd() },
      bundle: true,
      minify: true,
      // "browser" leaves no built-in module of Node unresolved: the build would throw.
      platform: 'browser',
      format: 'esm',
      metafile: true,
      write: false,
      logLevel: 'silent',
    })
    const inputs = Object.keys(metafile.inputs).filter((path) => path !== '<stdin>')
    expect(inputs.filter((path) => !/^src\/(?:parsing|domain)\//.test(path))).toEqual([])
    const code = outputFiles[0]?.text ?? ''
    expect(code).not.toMatch(/\b(?:process|Buffer|require|__dirname|setImmediate)\b/)
    expect(gzipSync(code).length).toBeLessThan(42_000)
  })

  it('reads lines after it was bundled as it does before', async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/parsing/ingredient-line/usage-reader.ts'],
      alias: { '@': process.cwd() },
      bundle: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'bundled',
      write: false,
      logLevel: 'silent',
    })
    // Nothing but the language itself is within reach of the code.
    const { runInNewContext } = await import('node:vm')
    const read = runInNewContext(
      `${outputFiles[0]?.text ?? ''}; JSON.stringify(bundled.createUsageReader({
        units: [{ slug: 'cup' }], ingredients: [{ slug: 'rice', title: 'rice', aliases: [] }],
      })('½ cup rice, rinsed'))`,
    ) as string
    expect(JSON.parse(read)).toMatchObject({
      quantityMin: 0.5,
      unit: { slug: 'cup' },
      ingredient: { slug: 'rice' },
      ingredientText: 'rice',
    })
  })
})
