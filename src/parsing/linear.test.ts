import { describe, it } from 'vitest'
import { repairDoubleEncoding } from '@/src/parsing/double-encoding'
import { htmlToDocument } from '@/src/parsing/html/to-document'
import { toPlainLines, toPlainText } from '@/src/parsing/plain-text'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import { expectLinear } from '@/src/testing/growth'

/** A page that says in structured data whatever is given. */
const withData = (text: string): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Soup',
    description: text,
    recipeIngredient: [text, '1 cup of flour'],
    recipeInstructions: text,
  }).replaceAll('<', '\\u003c')}</script>`

const READERS: Record<string, (text: string) => unknown> = {
  'a text of unknown encoding': repairDoubleEncoding,
  'rich text': htmlToDocument,
  'a line of words': toPlainText,
  'lines of words': toPlainLines,
  'a page': (html) => parseRecipePage({ html, url: 'https://page.example/x' }),
  'a pasted text': (text) => parsePastedRecipe(`2 cups flour\n${text}\n3 eggs`),
  'structured data': (text) =>
    parseRecipePage({ html: withData(text), url: 'https://page.example/x' }),
}

it.each(['<li>1 g a</li>', '<li class="ingredient">salt</li>', '<li>Stir it well and wait.</li>'])(
  'takes time in proportion to the length of a page of %j with structured data',
  (piece) => {
    const method = [
      'Stir it well and wait.',
      'Stir it well and wait.',
      'Fold in the salt and wait.',
    ]
    const data = {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['2 g a', '3 g b', 'salt', '1 g a'],
      recipeInstructions: [...method, 'Stir it well and wait.'],
    }
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    expectLinear((length) =>
      parseRecipePage({ html: `${script}<ul>${piece.repeat(length / piece.length)}</ul>` }),
    )
  },
)

/** Pieces of pasted texts: marks of mails, chats, tables, columns, and lists in one line. */
const PASTED = [
  ...['Mix it.Step 2\n', 'a:) ', 'plum2\n', 'Para a - 1 b, ', '▷재료 : a, '],
  ...['> a\n', '[12.03.24, 18:22] Ada: 1 egg\n', '| a | 1 g |\n', 'a\t1 g\n', 'flour .... 5 g\n'],
  ...[
    'Ingredients: 1 egg, 2 cups flour. ',
    'a        b\n',
    'l cup\n',
    '#tag ',
    '- [ ] - [ ] ',
    '👉',
  ],
  ...[
    '1 cup of water\n',
    'Stir it well and wait.\n',
    '. . . ',
    '(1 egg, ',
    'Method:\n',
    '1\n',
    '材料：',
  ],
]

/** Pieces that once made parsers take longer than linear time: whole posts are made of each. */
const PIECES = [
  ...['<b>', '<x></y>', '<svg>', '<br>', '<b> </b> ', 'a<span>b</span>', '<i>a</i><b>b</b>'],
  ...['<script type="a">', '<b><script ', '<style><b>', '<b><!-- ', '<ul><li>', '<a href="b">'],
  ...[
    '<p>1 cup of flour</p>',
    '<div class="recipe">',
    'word, ',
    '<dt>1 g</dt><dd>a</dd>',
    '<a href="#b">Method',
    '<p id="b" aria-label="Method">Stir it.</p>',
    '<li>Top<ul><li>1 g a</li></ul></li>',
    '<td>',
    '<table><tr><td>',
    ' <span> </span>',
    'Ã ',
    'ÐÑ',
    'â€™ ',
  ],
]

describe.each(Object.entries(READERS))('%s read from a page', (_, read) => {
  it.each(PIECES)('takes time in proportion to the length of %j again and again', (piece) => {
    expectLinear((length) => read(piece.repeat(length / piece.length)))
  })
})

it.each(PASTED)('takes time in proportion to the length of pasted %j again and again', (piece) => {
  expectLinear((length) =>
    parsePastedRecipe(`2 cups flour\n${piece.repeat(length / piece.length)}\n3 eggs`),
  )
})
