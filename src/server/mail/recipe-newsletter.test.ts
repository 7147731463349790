import { describe, expect, it } from 'vitest'
import type { WideDocument } from '@/src/domain/rich-text/document'
import {
  EXAMPLE_MAIL_BRAND,
  EXAMPLE_PLACE,
  exampleNewsletter,
  exampleWrittenRecipe,
} from '@/src/testing/mails/example-newsletter'
import { blocksFromRichText } from './from-rich-text'
import { renderNewsletter } from './newsletter'
import type { NewsletterBlock } from './newsletter-blocks'
import { recipeNewsletter } from './recipe-newsletter'

const sent = (blocks: readonly NewsletterBlock[]) =>
  renderNewsletter(exampleNewsletter(blocks), EXAMPLE_MAIL_BRAND)
const recipe = exampleWrittenRecipe

// docs/product/mail.md#newsletters
describe('a recipe in a newsletter', () => {
  it('is whole for who may read it, with lines as their author typed them', async () => {
    const { text } = await sent(recipeNewsletter(recipe(), EXAMPLE_PLACE))
    expect(text).toContain(`Dense, sour, and better on the third day.

Makes: 2 loaves
Prep: 25 min
Cook: 1 hr 5 min
Rise: 20 hr

My grandmother baked this every Friday, for the week.

> Never slice it warm.

Ingredients

For the sponge

- 1 1/2 cups (180 g) rye flour
- 200ml warm water

For the dough

- 2 tsp. caraway seeds, toasted
- salt, to taste

Method

1. Stir the sponge together in a large bowl and leave it at room temperature overnight.

2. Add the rest, and shape with wet hands. Leave to rise until it domes.
1 hr 30 min

3. Bake until the crust is nearly black.
It should sound hollow.

Notes

Keeps for a week in a cloth.

Equipment

- Loaf tin (1 kg)

Read on the site`)
  })

  it('ends for others after its head and its first lines, with the way to the rest', async () => {
    const [first] = recipe().ingredientUsageGroups
    const locked = recipe({ isLocked: true, ingredientUsageGroups: first ? [first] : [] })
    const blocks = recipeNewsletter(locked, EXAMPLE_PLACE)
    expect(blocks.at(-1)).toEqual({
      type: 'paywall',
      text: 'The rest of this recipe is for paying subscribers of Ferment.',
      button: { label: 'Subscribe to read on', href: 'https://ferment.example/subscribe' },
    })
    const { html, text } = await sent(blocks)
    expect(text).toContain('- 200ml warm water')
    // Even where a caller hands over more than the reader may see.
    for (const secret of ['grandmother', 'slice', 'Stir the sponge', 'cloth', 'Loaf tin']) {
      expect(html + text).not.toContain(secret)
    }
  })

  it('keeps that notice however long its head is', async () => {
    const locked = recipe({ isLocked: true, description: 'Dense. '.repeat(50_000) })
    const { html } = await sent(recipeNewsletter(locked, EXAMPLE_PLACE))
    expect(html).toContain('This email was shortened.')
    expect(html).toContain('href="https://ferment.example/subscribe"')
  })

  it('has the address of a line at its name', async () => {
    const [group] = recipe().ingredientUsageGroups
    const [line] = group?.ingredientUsages ?? []
    if (!group || !line) throw new Error('The example has lines')
    const link = 'https://mill.example/rye'
    const linked = { ...group, ingredientUsages: [{ ...line, link }] }
    const { html } = await sent(
      recipeNewsletter(recipe({ ingredientUsageGroups: [linked] }), EXAMPLE_PLACE),
    )
    expect(html).toMatch(
      /1 1\/2 cups \(180 g\) <a class="m-link" href="https:\/\/mill\.example\/rye"[^>]*>rye flour<\/a>/,
    )
  })

  it('is what its post was, where it has no structure', async () => {
    const content = '<h3>Rye</h3><p>Mix &amp; <a href="/bake">bake</a>.</p><script>bad()</script>'
    const post = recipe({
      ...{ legacyRecipeData: { content }, ingredientUsageGroups: [], instructionGroups: [] },
    })
    const { text } = await sent(recipeNewsletter(post, EXAMPLE_PLACE))
    expect(text).toContain('Rye\n\nMix & bake (https://ferment.example/bake).')
    expect(text).not.toContain('bad()')
  })

  it('says in the language of the mail what no author writes', () => {
    const blocks = recipeNewsletter(recipe({ servingDescription: null, yieldServings: 1 }), {
      ...EXAMPLE_PLACE,
      language: 'de',
    })
    expect(blocks).toContainEqual({
      type: 'facts',
      facts: [
        { label: 'Ergibt', value: '1 Portion' },
        { label: 'Vorbereitung', value: '25 Min.' },
        { label: 'Kochzeit', value: '1 Std. 5 Min.' },
        { label: 'Rise', value: '20 Std.' },
      ],
    })
    expect(blocks).toContainEqual({ type: 'heading', level: 2, runs: [{ text: 'Zutaten' }] })
  })
})

// docs/product/mail.md#newsletters
describe('rich text in a newsletter', () => {
  const image = { key: 'jar', width: 3000, height: 2000, crop: null, alt: 'A jar' }
  const references = {
    usages: new Map(
      recipe().ingredientUsageGroups.flatMap((group) =>
        group.ingredientUsages.map((usage) => [usage.id, usage] as const),
      ),
    ),
    units: new Map(),
    pictures: new Map([['1', image]]),
    origin: 'https://ferment.example',
  }
  const picture = {
    ...{
      url: 'https://ferment.example/media/jar?width=1200',
      width: 1200,
      height: 800,
      alt: 'A jar',
    },
  }
  const blocks = (document: WideDocument) => blocksFromRichText(document, references)

  it('keeps pictures and galleries, with their captions', () => {
    expect(
      blocks([
        { type: 'picture', imageId: '1', caption: 'Day three' },
        { type: 'picture', imageId: 'gone', caption: 'Gone' },
        { type: 'gallery', pictures: [{ imageId: '1' }, { imageId: '1' }], caption: 'All' },
      ]),
    ).toEqual([
      { type: 'picture', picture, caption: 'Day three' },
      { type: 'paragraph', runs: [{ text: 'Gone' }] },
      { type: 'picture', picture, caption: null },
      { type: 'picture', picture, caption: null },
      { type: 'paragraph', runs: [{ text: 'All', italic: true }] },
    ])
  })

  it('makes links of embeds and lines of tables', () => {
    const cell = (text: string) => ({ type: 'table-cell' as const, children: [{ text }] })
    expect(
      blocks([
        { type: 'embed', url: 'https://video.example/1', title: 'How to knead' },
        { type: 'table', children: [{ type: 'table-row', children: [cell('1 kg'), cell('8 h')] }] },
        { type: 'divider' },
      ]),
    ).toEqual([
      { type: 'paragraph', runs: [{ text: 'How to knead', href: 'https://video.example/1' }] },
      { type: 'paragraph', runs: [{ text: '1 kg' }, { text: ' · ' }, { text: '8 h' }] },
      { type: 'divider' },
    ])
  })

  it('keeps lists in lists, and drops empty paragraphs', () => {
    expect(
      blocks([
        { type: 'paragraph', children: [{ text: ' ' }] },
        {
          type: 'bulleted-list',
          children: [
            {
              type: 'list-item',
              children: [
                { text: 'Wait', bold: true },
                {
                  type: 'numbered-list',
                  children: [{ type: 'list-item', children: [{ text: 'long' }] }],
                },
              ],
            },
          ],
        },
        { type: 'heading', level: 1, children: [{ text: 'Now' }] },
      ]),
    ).toEqual([
      {
        type: 'list',
        isNumbered: false,
        items: [
          {
            runs: [{ text: 'Wait', bold: true }],
            lists: [{ isNumbered: true, items: [{ runs: [{ text: 'long' }] }] }],
          },
        ],
      },
      { type: 'heading', level: 2, runs: [{ text: 'Now' }] },
    ])
  })

  it('has references and amounts in the words of their author', () => {
    const children = [
      { type: 'measurement', quantity: 0.25, unitId: 'cup', text: '1/4 cup' },
      { text: ' of ' },
      { type: 'ingredient-usage-reference', ingredientUsageId: '4' },
    ] as const
    expect(blocks([{ type: 'quote', children }])).toEqual([
      {
        type: 'quote',
        runs: [{ text: '1/4 cup' }, { text: ' of ' }, { text: 'salt, to taste' }],
      },
    ])
  })
})
