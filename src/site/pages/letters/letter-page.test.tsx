import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Letter } from '@/src/contract/letter/letter'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { SessionProvider } from '@/src/session/session-provider'
import { exampleCard, exampleSite } from '@/src/site/testing/example-content'
import { LetterPage } from './letter-page'
import { LettersPage } from './letters-page'

const LETTER: Letter = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'spring',
  title: 'Spring greens',
  summary: 'What is out now.',
  image: null,
  audience: 'everyone',
  publishedAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  isLocked: false,
  content: [{ type: 'paragraph', children: [{ text: 'The leaves are out.' }] }],
  images: [],
  recipes: [],
  previous: null,
  next: { slug: 'summer', title: 'Summer' },
}

const origin = 'https://ferment.example.org'
const page = (letter: Partial<Letter> = {}, template = exampleSite().template): string =>
  renderToStaticMarkup(
    <SessionProvider scope={{ site: 'ferment', accountOrigin: 'https://example.com' }}>
      <LetterPage
        site={exampleSite({ template })}
        letter={{ ...LETTER, ...letter }}
        origin={origin}
      />
    </SessionProvider>,
  )

// docs/product/letters.md#pages
describe('the page of a letter', () => {
  it.each(TEMPLATE_NAMES)('shows its title, date and text in the template %s', (template) => {
    const html = page({}, template)
    for (const words of ['Spring greens', 'March 1, 2026', 'The leaves are out.', 'Next: Summer'])
      expect(html).toContain(words)
    expect(html).not.toContain('subscribers')
  })

  it('shows the cards of its recipes and leaves out those that are gone', () => {
    const recipe = exampleCard(1, { title: 'Nettle soup' })
    const card = { type: 'recipe-card', recipeId: recipe.id } as const
    expect(page({ content: [card], recipes: [recipe] })).toContain('Nettle soup')
    expect(page({ content: [card] })).not.toContain('<article class="card')
  })

  it('says who reads on where a part is withheld, and marks it for search engines', () => {
    const html = page({ isLocked: true })
    expect(html).toContain('The rest of this letter is for subscribers with full access')
    expect(html).toContain('"isAccessibleForFree":false')
    expect(page({ isLocked: true, content: [], audience: 'free' })).toContain(
      'This letter is for subscribers<',
    )
  })
})

describe('the list of letters', () => {
  it('links to each letter, and to further pages', () => {
    const paging = { total: 30, limit: 24, offset: 0 }
    const html = renderToStaticMarkup(
      <LettersPage site={exampleSite()} page={{ letters: [LETTER], ...paging }} origin={origin} />,
    )
    expect(html).toContain('href="/letters/spring"')
    expect(html).toContain('href="/letters?page=2"')
  })
})
