import { getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import {
  EXAMPLE_MAIL_BRAND,
  EXAMPLE_PLACE,
  exampleNewsletter,
  exampleWrittenRecipe,
  LETTER_BLOCKS,
} from '@/src/testing/mails/example-newsletter'
import { renderMail } from './layout'
import { renderNewsletter } from './newsletter'
import type { Newsletter, NewsletterBlock } from './newsletter-blocks'
import { withRecipientLinks } from './recipient-links'
import { recipeNewsletter } from './recipe-newsletter'

const links = {
  unsubscribeUrl: 'https://ferment.example/email/leave?a=1&b=$&',
  preferencesUrl: 'https://ferment.example/email/preferences?a=1&b=2',
}
const sent = async (blocks: readonly NewsletterBlock[], changes: Partial<Newsletter> = {}) =>
  withRecipientLinks(
    await renderNewsletter(exampleNewsletter(blocks, changes), EXAMPLE_MAIL_BRAND),
    links,
  )
const paragraph = (text: string, href?: string): NewsletterBlock => ({
  type: 'paragraph',
  runs: [{ text, ...(href === undefined ? {} : { href }) }],
})

/** Marks are control characters, of which texts have tabs and line ends only. */
const MARK = /(?![\t\n\r])\p{Cc}/u

// docs/product/mail.md#plain-text
describe('the plain text of a newsletter', () => {
  it('reads as if a person had typed it, from the heading to the way out', async () => {
    const { text } = await sent(LETTER_BLOCKS, { note: 'Dear all,\n\nit is cold.' })
    expect(text).toBe(
      `A rye loaf for the weekend

Dear all,

it is cold.

It rained all week, so we baked. The starter is eleven years old now, and it still does what it wants. More about that in last winter’s letter (https://ferment.example/letters/winter).

The third of five, and the best.

What we learned

- Wet hands, always.
- Wait longer than you think:
  1. until it domes,
  2. then ten minutes more.

> Bread is the warmest, kindest of all words.

This week’s recipe

Rye loaf with caraway: https://ferment.example/recipes/rye-loaf
Dense, sour, and better on the third day. One bowl, no kneading.

* * *

There are four places left in the workshop on 12 December.

Book a place: https://example.com/workshop

Read on the site: https://ferment.example/recipes/rye-loaf

--

You get this email because you subscribed to Ferment.

Ferment
1 Mill Lane
Bath BA1 1AA, United Kingdom

Unsubscribe: https://ferment.example/email/leave?a=1&b=$&
Email preferences: https://ferment.example/email/preferences?a=1&b=2`,
    )
  })

  it('writes the address of a partly bold link once, and of a bare one not at all', async () => {
    const { text } = await sent([
      {
        type: 'paragraph',
        runs: [
          { text: 'the ', href: 'https://a.example/' },
          { text: 'bakery', bold: true, href: 'https://a.example/' },
          { text: ', or ' },
          { text: 'https://b.example/', href: 'https://b.example/' },
        ],
      },
    ])
    expect(text).toContain('the bakery (https://a.example/), or https://b.example/\n')
  })
})

// docs/product/mail.md#newsletters
describe('a newsletter', () => {
  it('has the links of its recipient, and nothing else of them', async () => {
    const rendered = await renderNewsletter(exampleNewsletter(LETTER_BLOCKS), EXAMPLE_MAIL_BRAND)
    const { html } = withRecipientLinks(rendered, links)
    expect(html).toContain('href="https://ferment.example/email/leave?a=1&amp;b=$&amp;"')
    expect(html).toContain('href="https://ferment.example/email/preferences?a=1&amp;b=2"')
    expect(html).not.toMatch(MARK)
    const other = withRecipientLinks(rendered, {
      unsubscribeUrl: 'https://x.example/',
      preferencesUrl: null,
    })
    expect(other.html).toContain('href="https://x.example/"')
    expect(other.html + other.text).not.toContain('references')
    expect(other.html + other.text).not.toMatch(MARK)
  })

  it('lets no author write the mark of a link', async () => {
    const rendered = await renderNewsletter(
      exampleNewsletter([paragraph('\u0001unsubscribe\u0001 \u0002gone?\u0003')], {
        title: '\u0001preferences\u0001',
        note: '\u0001unsubscribe\u0001',
      }),
      { ...EXAMPLE_MAIL_BRAND, name: '\u0001unsubscribe\u0001' },
    )
    const { html, text } = withRecipientLinks(rendered, { ...links, preferencesUrl: null })
    expect(html.match(/email\/leave/g)).toHaveLength(1)
    expect(text.match(/email\/leave/g)).toHaveLength(1)
    expect(text).toContain('gone?')
  })

  // docs/product/mail.md#message-headers
  it('has a subject that cannot begin another header', async () => {
    const attack = 'Rye\r\nBcc: everyone@example.com'
    const clean = 'Rye Bcc: everyone@example.com'
    const content = { subject: attack, preview: '', heading: '', paragraphs: [], footnotes: [] }
    for (const mail of [
      await renderNewsletter(exampleNewsletter([], { subject: attack }), EXAMPLE_MAIL_BRAND),
      await renderMail(content, EXAMPLE_MAIL_BRAND),
    ]) {
      expect(mail).toMatchObject({ subject: clean })
    }
  })

  it('escapes whatever is written, and drops links and pictures that could run', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'</title></style><!--'
    const script = 'javascript:alert(1)'
    const picture = { url: script, width: 10, height: 10, alt: attack }
    const { html, text } = await sent(
      [
        paragraph(attack),
        paragraph('press', script),
        paragraph('press', ' JaVaScript:alert(1)'),
        paragraph('press', 'data:text/html,<script>'),
        { type: 'button', label: attack, href: script },
        { type: 'picture', picture, caption: attack },
        {
          type: 'picture',
          picture: { ...picture, url: 'https://a.example/"onload="x', href: script },
          caption: null,
        },
        { type: 'recipe-card', title: attack, url: script, picture, description: attack },
        { type: 'paywall', text: attack, button: { label: 'Go', href: script } },
        { type: 'ingredients', lines: [[{ text: attack, href: script }]] },
        { type: 'facts', facts: [{ label: attack, value: attack }] },
        { type: 'step', number: 1, paragraphs: [[{ text: attack }]], pictures: [picture] },
      ],
      {
        ...{ subject: attack, preheader: attack, title: attack, note: attack, webUrl: script },
        ...{ postalAddress: attack, reason: attack },
      },
    )
    const elements = getElementsByTagName('*', parseDocument(html))
    expect(elements.map(({ name }) => name)).not.toContain('script')
    const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs))
    expect(attributes.filter(([name]) => name.startsWith('on'))).toEqual([])
    const addresses = attributes.filter(([name]) => name === 'href' || name === 'src')
    expect(addresses.filter(([, value]) => !/^https:/.test(value))).toEqual([])
    expect(addresses).toHaveLength(3)
    expect(html.match(/<!--(?!\[if mso\]>)/g)).toBeNull()
    expect(text).toContain(attack)
    expect(text).not.toMatch(/javascript|data:text/i)
  })

  it('has a size and an alternative text at every picture', async () => {
    const recipe = recipeNewsletter(exampleWrittenRecipe(), EXAMPLE_PLACE)
    const { html } = await sent([...LETTER_BLOCKS, ...recipe])
    const pictures = html.match(/<img[^>]*>/g) ?? []
    expect(pictures).toHaveLength(3)
    for (const each of pictures) expect(each).toMatch(/ alt="[^"]+".* height="\d+".* width="\d+"/)
    expect(pictures[0]).toMatch(/height="347".*width="520"/)
  })

  it('is written from right to left where its language is', async () => {
    const { html } = await sent(
      [
        { type: 'list', isNumbered: false, items: [{ runs: [{ text: 'לחם' }] }] },
        { type: 'quote', runs: [{ text: 'לחם' }] },
      ],
      { language: 'he', direction: 'rtl' },
    )
    expect(html).toContain('<html dir="rtl" lang="he">')
    // Gmail removes the element `html`.
    expect(html).toMatch(/<table[^>]* dir="rtl"/)
    expect(html).toContain('<ul style="margin:0 0 20px;padding:0 24px 0 0">')
    expect(html).toMatch(/<blockquote[^>]*border-right:3px/)
  })

  it.each([
    ['en', 'Read on the site', 'Unsubscribe'],
    ['de-AT', 'Auf der Website lesen', 'Abmelden'],
    ['FR', 'Lire sur le site', 'Se désabonner'],
    ['es', 'Leer en el sitio', 'Darse de baja'],
    ['it', 'Leggi sul sito', 'Annulla l’iscrizione'],
    ['xx-invalid', 'Read on the site', 'Unsubscribe'],
    ['', 'Read on the site', 'Unsubscribe'],
  ])('has its own labels in the language %j, or in English', async (language, read, leave) => {
    const { html, text } = await sent([], { language })
    expect(html).toContain(`>${read}</a>`)
    expect(html).toContain(`>${leave}</a>`)
    expect(text).toContain(`${leave}: https:`)
  })
})

// docs/product/mail.md#size
describe('a newsletter that is too long for Gmail', () => {
  const step = (number: number, text: string): NewsletterBlock => ({
    ...{ type: 'step', number, paragraphs: [[{ text }]], pictures: [] },
  })
  it.each([
    [
      'many steps',
      Array.from({ length: 900 }, (_, at) => step(at + 1, 'Stir & <wait>. '.repeat(20))),
    ],
    ['one paragraph of 5 MB', [paragraph('bread & butter '.repeat(340_000))]],
    [
      'a list of 20,000 items',
      [
        {
          type: 'list',
          isNumbered: true,
          items: Array.from({ length: 20_000 }, () => ({ runs: [{ text: 'egg' }] })),
        },
      ],
    ],
    [
      '20,000 ingredients',
      [{ type: 'ingredients', lines: Array.from({ length: 20_000 }, () => [{ text: '1 egg' }]) }],
    ],
    ['text in four bytes', [paragraph('🥖'.repeat(60_000))]],
    ['a line for each word', [paragraph('a\n'.repeat(60_000))]],
    [
      '5,000 pictures',
      Array.from({ length: 5000 }, () => ({
        type: 'picture',
        picture: { url: 'https://a.example/1', width: 1, height: 1, alt: '' },
        caption: 'x',
      })),
    ],
  ] satisfies [string, NewsletterBlock[]][])('is shortened, and says so: %s', async (_, blocks) => {
    const { html, text } = await sent(blocks)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(Buffer.byteLength(html)).toBeGreaterThan(25_000)
    expect(html).toContain('This email was shortened.')
    expect(html).toContain(`href="${EXAMPLE_PLACE.url}"`)
    expect(text).toContain(`This email was shortened.\n\nRead on the site: ${EXAMPLE_PLACE.url}`)
    expect(html.isWellFormed() && text.isWellFormed()).toBe(true)
  })

  it('is left alone when it fits', async () => {
    const { html } = await sent(Array.from({ length: 60 }, (_, at) => step(at + 1, 'Stir.')))
    expect(html).not.toContain('shortened')
    expect(html.match(/Stir\./g)).toHaveLength(60)
  })
})
