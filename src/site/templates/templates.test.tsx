import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { RECIPE_PLACES } from '@/src/domain/recipes/recipe-place'
import type { TemplateName } from '@/src/domain/appearance/template-name'
import { SessionProvider } from '@/src/session/session-provider'
import { readSelection } from '@/src/site/browse/filters/selection'
import { HomePage } from '@/src/site/pages/home-page'
import { RecipePage } from '@/src/site/pages/recipe/recipe-page'
import { RecipesPage } from '@/src/site/pages/recipes-page'
import { chooseGate } from '@/src/site/sections/recipe/gate'
import { PremiumNotice } from '@/src/site/parts/recipe/premium-notice'
import { PageBody } from '@/src/site/islands/page-body'
import { putPage } from '@/src/site/islands/page-to-draw'
import { SiteDocument } from '@/src/site/pages/document/site-document'
import {
  exampleCard,
  exampleCollection,
  exampleId,
  exampleRecipe,
  exampleSite,
} from '@/src/site/testing/example-content'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { TEMPLATE_SHAPES } from '@/src/domain/appearance/template-shapes'
import { getTemplate, TEMPLATES } from '.'

const ACCOUNT = 'https://example.com'
const ORIGIN = 'https://ferment.example.com'
const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => exampleCard(number))

const collections = [1, 2].map((number) => exampleCollection(number))

/**
 * The readers named by the notice on a locked recipe, and the page that sells access.
 * @see docs/product/recipe-page.md#locked-recipe
 */
const PLANS = ['subscribers with full access subscriptions', '/subscribe'] as const
const GATES: Readonly<Record<TemplateName, readonly [words: string, href: string]>> = {
  journal: PLANS,
  cookbook: PLANS,
  bold: PLANS,
  classic: PLANS,
  magazine: PLANS,
  minimal: PLANS,
  overlay: PLANS,
  newsletter: PLANS,
  'link-in-bio': PLANS,
}

/** Renders a page to HTML. */
const draw = (page: ReactElement): string =>
  renderToStaticMarkup(
    <SessionProvider scope={{ site: 'ferment', accountOrigin: ACCOUNT }}>{page}</SessionProvider>,
  )

const NONE_COOKED = { count: 0, hasPhotos: false }

const count = (html: string, part: string): number => html.split(part).length - 1

describe.each(Object.values(TEMPLATES))('the template $name', ({ name }) => {
  const site = exampleSite({ template: name })
  const recipePage = (
    recipe: ReturnType<typeof exampleRecipe>,
    explored = cards.slice(4, 6),
  ): string =>
    draw(
      <RecipePage
        site={site}
        recipe={recipe}
        others={cards}
        collection={{ slug: 'breads', title: 'Breads', recipes: explored }}
        units={[]}
        reviews={[]}
        cooked={NONE_COOKED}
        origin={ORIGIN}
      />,
    )

  it('draws the home page with one heading of the first level and no recipe twice', () => {
    const html = draw(
      <HomePage
        site={site}
        featured={cards.slice(0, 4)}
        latest={cards}
        letters={[]}
        trending={cards.slice(5)}
        collections={collections}
        dashboardUrl={`${ACCOUNT}/kitchen`}
      />,
    )
    expect(count(html, '<h1')).toBe(1)
    expect(html).toContain('View all')
    for (const { title } of cards.slice(0, 4)) expect(count(html, `>${title}<`)).toBe(1)
  })

  it('tells the author of an empty site where to begin', () => {
    const html = draw(
      <HomePage
        site={site}
        featured={[]}
        latest={[]}
        letters={[]}
        trending={[]}
        collections={[]}
        dashboardUrl={`${ACCOUNT}/kitchen`}
      />,
    )
    expect(html).toContain('Looks like you haven&#x27;t published any recipes yet.')
    expect(html).toContain(`href="${ACCOUNT}/kitchen"`)
  })

  it('draws the list of all recipes with links to its pages', () => {
    const filters = { meals: [], categories: [], cuisines: [], diets: [], methods: [], tags: [] }
    const start = {
      selection: readSelection(new URLSearchParams('page=2')),
      result: { recipes: cards, total: 50, offset: 24, filters, didYouMean: null, letters: [] },
    }
    const html = draw(<RecipesPage site={site} start={start} collections={[]} origin={ORIGIN} />)
    expect(html).toMatch(/<h1[^>]*>Recipes<\/h1>/)
    expect(html).toMatch(/<h2[^>]*>All recipes<\/h2>/)
    expect(html).toContain('40 min · 12 ingredients')
    expect(html).toMatch(/rel="prev" href="\/recipes"/)
    expect(html).toMatch(/rel="next" href="\/recipes\?page=3"/)
  })

  it('draws a recipe whole', () => {
    const html = recipePage(exampleRecipe())
    expect(count(html, '<h1')).toBe(1)
    expect(html).toMatch(/Ingredients <span[^>]*>\(12\)/)
    expect(html).toMatch(/>(Instructions|Directions)<\/h2>/)
    for (const words of ['½', ' cups', 'rye flour', 'sifted', '25 min', 'Keeps for a week.']) {
      expect(html).toContain(words)
    }
    expect(html).toContain('2 loaves')
    expect(html).toContain('Read more')
    expect(html).toContain('More recipes')
    expect(html).toMatch(/Explore the collection.*href="\/collections\/breads"/s)
    expect(html).toContain('id="comments"')
  })

  // docs/product/kitchen.md#preview
  it('names the places that a preview shows while they are edited', () => {
    const whole = exampleRecipe()
    const equipment = { id: exampleId(801), title: 'Pan', featuredImage: null }
    const recipe = exampleRecipe({
      ingredientUsageGroups: whole.ingredientUsageGroups.map((group) => ({
        ...group,
        title: 'Dough',
      })),
      instructionGroups: whole.instructionGroups.map((group) => ({ ...group, title: 'Baking' })),
      equipmentUsages: [
        {
          id: exampleId(800),
          equipment,
          equipmentTitleOverride: null,
          imageOverride: null,
          note: null,
          link: null,
        },
      ],
      tags: [{ id: exampleId(802), slug: 'bread', title: 'Bread' }],
    })
    const { ingredientUsageGroups, instructionGroups } = recipe
    const rows = [
      ...ingredientUsageGroups.flatMap((group) => [group, ...group.ingredientUsages]),
      ...instructionGroups,
    ]
    const steps = instructionGroups.flatMap(({ instructions }) => instructions)
    const parts = [
      ...[...RECIPE_PLACES, ...rows.map(({ id }) => id)].map((place) => `data-place="${place}"`),
      ...steps.map(({ id }) => `data-step-button="${id}"`),
    ]
    const html = recipePage(recipe)
    expect(parts.filter((part) => count(html, part) !== 1)).toEqual([])
  })

  it('draws a locked recipe as a preview with its notice', () => {
    const html = recipePage(
      exampleRecipe({ isLocked: true, privacySetting: 'subscribers_only', instructionGroups: [] }),
    )
    const [words, href] = GATES[name]
    expect(html).toContain(`This is a premium recipe and is only available to ${words}`)
    expect(html).toContain(`href="${href}"`)
    expect(html).not.toContain('Keeps for a week.')
    expect(html).not.toContain('id="comments"')
  })

  it('draws a recipe of old as its stored page', () => {
    const html = recipePage(
      exampleRecipe({ legacyRecipeData: { content: '<p>As it was.</p>' }, instructionGroups: [] }),
    )
    expect(html).toContain('<p>As it was.</p>')
  })

  it('leads down to a recipe only where there is one', () => {
    const jump = 'Jump to recipe'
    const nothing = { ingredientUsageGroups: [], instructionGroups: [] }
    expect(recipePage(exampleRecipe())).toContain(jump)
    expect(recipePage(exampleRecipe({ ...nothing, isLocked: true }))).toContain(jump)
    expect(recipePage(exampleRecipe(nothing))).not.toContain(jump)
  })

  // docs/product/recipe-page.md#head
  it('leads with type where there is no picture, and has no placeholder', () => {
    const bare = recipePage(exampleRecipe({ images: [] }))
    expect(bare).toMatch(/<header[^>]*data-is-bare="true"/)
    expect(bare).not.toContain('Pictures of')
    expect(recipePage(exampleRecipe())).toMatch(/<header[^>]*data-is-bare="false"/)
  })

  it('names the author of a recipe', () => {
    expect(recipePage(exampleRecipe())).toMatch(/By (<a href="\/about">)?Ilse Brandt/)
  })

  it('shows no recipe of the collection again among more recipes', () => {
    const html = recipePage(exampleRecipe(), cards.slice(1, 3))
    const [, explored = '', more = ''] = html.split(/Explore the collection|More recipes/)
    const named = (part: string): string[] =>
      [...part.matchAll(/href="(\/recipes\/[^"]+)"/g)].map(([, href]) => href ?? '')
    expect(named(explored).length).toBeGreaterThan(0)
    expect(named(explored).filter((href) => named(more).includes(href))).toEqual([])
  })

  it('puts the whole in a document with landmarks and the theme', () => {
    const site = exampleSite({ template: name })
    const page = {
      site,
      frame: { hasCollections: true, hasLetters: true, logoTone: null, featured: cards },
      ownCss: 'a{}</style><script>',
      accountOrigin: ACCOUNT,
      nonce: undefined,
      preview: null,
      content: { view: 'terms', props: { site } },
    } as const
    const html = renderToStaticMarkup(
      <SiteDocument site={site} logoTone={null}>
        <PageBody number={putPage(page)} />
      </SiteDocument>,
    )
    for (const landmark of ['<header', '<main', '<footer', '<nav']) expect(html).toContain(landmark)
    expect(html).toContain('--color-accent:#7b1e3f')
    expect(html).not.toContain('</style><script>')
  })
})

// docs/product/recipe-page.md#locked-recipe
describe('the gate of a locked recipe', () => {
  const elsewhere = exampleSite({
    subscriptionsEnabled: false,
    socialMediaLinks: [{ id: 'a', platform: 'substack', url: 'https://example.substack.com' }],
  })

  it('names the newsletter elsewhere only where the site sells there and no plans of its own', () => {
    expect(chooseGate('substack', elsewhere)).toBe('substack')
    expect(chooseGate('substack', { ...elsewhere, subscriptionsEnabled: true })).toBe('plans')
    expect(chooseGate('substack', { ...elsewhere, socialMediaLinks: [] })).toBe('plans')
    expect(chooseGate('plans', elsewhere)).toBe('plans')
  })

  it('leads to the newsletter elsewhere that sells the subscription', () => {
    const html = draw(<PremiumNotice gate="substack" />)
    expect(html).toContain('only available to Substack subscribers with paid subscriptions')
    expect(html).toContain('href="/sign-in"')
  })
})

// docs/product/media.md#crops
it.each(TEMPLATE_NAMES)('%s shows covers in the shapes that authors cut them for', (name) => {
  const { recipe, recipes } = getTemplate(name)
  const head = recipe.find((section) => section.kind === 'head')
  expect(TEMPLATE_SHAPES[name]).toEqual({ page: head?.layout, card: recipes.card.ratio })
})

// docs/product/site-frame.md#controls-without-a-function
describe('controls without a function', () => {
  const CONTROLS = ['Gift this recipe', 'Listen to the story', 'Shop Pot'] as const
  const named: Partial<Record<TemplateName, readonly string[]>> = {
    classic: ['Gift this recipe'],
    cookbook: ['Gift this recipe'],
    magazine: ['Listen to the story', 'Shop Pot'],
    journal: ['Listen to the story'],
    bold: ['Shop Pot'],
  }
  const pot = {
    id: exampleId(7),
    equipment: { id: exampleId(8), slug: 'pot', title: 'Pot', featuredImage: null },
    equipmentTitleOverride: null,
    imageOverride: null,
    note: null,
    link: null,
  }
  const shownIn = (template: TemplateName, showMockups: boolean): string[] => {
    const html = draw(
      <RecipePage
        site={exampleSite({ template, showMockups })}
        recipe={exampleRecipe({ equipmentUsages: [pot] })}
        others={[]}
        collection={null}
        units={[]}
        reviews={[]}
        cooked={NONE_COOKED}
        origin={ORIGIN}
      />,
    )
    return CONTROLS.filter((label) => html.includes(label))
  }

  it.each(TEMPLATE_NAMES)('are those of %s where its site shows them, else none', (name) => {
    expect(shownIn(name, true)).toEqual(named[name] ?? [])
    expect(shownIn(name, false)).toEqual([])
  })
})
