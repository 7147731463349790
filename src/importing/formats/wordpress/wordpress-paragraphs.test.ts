import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { buildWxr } from '@/src/importing/testing/wxr'
import { renderPostHtml } from './wordpress-content'

describe('a post of the classic editor', () => {
  it('has paragraphs for blank lines also where one paragraph has a tag of its own', () => {
    expect(renderPostHtml('<p class="lead">Dear all</p>\n\nOne.\n\nTwo\r\nthree.')).toBe(
      '<p class="lead">Dear all</p>\n<p>One.</p>\n<p>Two<br>\nthree.</p>',
    )
    expect(renderPostHtml('<p>Dear all\n\nOne.<p>Two.')).toBe('<p>Dear all</p>\n<p>One.<p>Two.')
  })

  it('has the lines behind a heading as lines', () => {
    expect(renderPostHtml('<h3>Ingredients</h3>\n2 cups flour\n1 egg\n<h3>Method</h3>\nMix.')).toBe(
      '<h3>Ingredients</h3>\n<p>2 cups flour<br>\n1 egg</p>\n<h3>Method</h3>\n<p>Mix.</p>',
    )
  })

  it('has the line breaks that it has, once, and leaves lists, tables and verses alone', () => {
    expect(renderPostHtml('One<br />\ntwo')).toBe('<p>One<br />\ntwo</p>')
    const list = '<ul>\n<li>2 cups\nflour\n<li>1 egg</li>\n</ul>'
    expect(renderPostHtml(`${list}\nDone.`)).toBe(`${list}\n<p>Done.</p>`)
    expect(renderPostHtml('<pre>a\n\nb</pre>')).toBe('<pre>a\n\nb</pre>')
  })

  it('of the block editor stays as it is', () => {
    const block = '<!-- wp:html --><div>One\n\ntwo</div><!-- /wp:html -->'
    expect(renderPostHtml(block)).toBe('<div>One\n\ntwo</div>')
  })

  it('gives the recipe that stands in it line by line', async () => {
    const content =
      '<p style="text-align: center;">Our Sunday cake.</p>\n\n<h3>Ingredients</h3>\n2 cups flour\n1 egg\n100 g sugar\n\n<h3>Method</h3>\nMix the flour with the egg.\n\nBake for 20 minutes.'
    const xml = buildWxr({ id: 1, title: 'Cake', content })
    const { recipes } = await readAll(await createFiles({ 'export.xml': xml }))
    expect(recipes[0]?.ingredientGroups).toMatchObject([
      { lines: ['2 cups flour', '1 egg', '100 g sugar'] },
    ])
    expect(recipes[0]?.instructionGroups[0]?.steps.map(({ text }) => text)).toEqual([
      'Mix the flour with the egg.',
      'Bake for 20 minutes.',
    ])
  })
})
