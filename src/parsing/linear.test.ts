import { describe, expect, it } from 'vitest'
import { documentFromHtml } from '@/src/parsing/html/to-document'
import { plainLines, plainText } from '@/src/parsing/plain-text'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'

/** Processor time of some work, in milliseconds; the better of two, since others use it too. */
const cpuOf = (work: () => unknown): number =>
  Math.min(
    ...[1, 2].map(() => {
      const start = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }),
  )

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
  'rich text': documentFromHtml,
  'a line of words': plainText,
  'lines of words': plainLines,
  'a page': (html) => parseRecipePage({ html, url: 'https://page.example/x' }),
  'a pasted text': (text) => parsePastedRecipe(`2 cups flour\n${text}\n3 eggs`),
  'structured data': (text) =>
    parseRecipePage({ html: withData(text), url: 'https://page.example/x' }),
}

/** What pasted texts are made of: marks of mails, chats, tables, columns, and lists in one line. */
const PASTED = [
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

/** What parsers took more time for than it is long: whole posts were made of each. */
const PIECES = [
  ...['<b>', '<x></y>', '<svg>', '<br>', '<b> </b> ', 'a<span>b</span>', '<i>a</i><b>b</b>'],
  ...['<script type="a">', '<b><script ', '<style><b>', '<b><!-- ', '<ul><li>', '<a href="b">'],
  ...[
    '<p>1 cup of flour</p>',
    '<div class="recipe">',
    'word, ',
    '<td>',
    '<table><tr><td>',
    ' <span> </span>',
  ],
]

describe.each(Object.entries(READERS))('%s read from a page', (_, read) => {
  it.each(PIECES)('takes time in proportion to the length of %j again and again', (piece) => {
    const short = cpuOf(() => read(piece.repeat(8_000 / piece.length)))
    const long = cpuOf(() => read(piece.repeat(256_000 / piece.length)))
    // Thirty-two times as long: squares of it would be a thousand times as much.
    expect(long, `${short} ms, then ${long} ms`).toBeLessThan(Math.max(short, 4) * 150)
  })
})

it.each(PASTED)('takes time in proportion to the length of pasted %j again and again', (piece) => {
  const read = (length: number): unknown =>
    parsePastedRecipe(`2 cups flour\n${piece.repeat(length / piece.length)}\n3 eggs`)
  const short = cpuOf(() => read(8_000))
  const long = cpuOf(() => read(256_000))
  expect(long, `${short} ms, then ${long} ms`).toBeLessThan(Math.max(short, 4) * 150)
})
