import { describe, expect, it } from 'vitest'
import { documentFromHtml } from '@/src/parsing/html/to-document'
import { plainLines, plainText } from '@/src/parsing/plain-text'
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
  'structured data': (text) =>
    parseRecipePage({ html: withData(text), url: 'https://page.example/x' }),
}

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
