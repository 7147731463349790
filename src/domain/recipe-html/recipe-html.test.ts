import { parseDocument } from 'htmlparser2'
import { getElementsByTagName, textContent } from 'domutils'
import { describe, expect, it } from 'vitest'
import type { Recipe } from '@/src/contract/recipe/recipe'
import {
  exampleId,
  exampleImage,
  exampleRecipe,
  exampleUsage,
} from '@/src/site/testing/example-content'
import { recipeHtml } from './recipe-html'

const cup = { slug: 'cup', title: 'cup', pluralTitle: 'cups', abbreviation: null }
const place = {
  url: 'https://ferment.example/recipes/rye-loaf',
  origin: 'https://ferment.example',
  units: new Map([[exampleId(300), cup]]),
}
const html = (changes: Partial<Recipe> = {}) => recipeHtml(exampleRecipe(changes), place)
const words = (changes?: Partial<Recipe>) => textContent(parseDocument(html(changes)))
const step = (children: Recipe['note']) => ({
  ...exampleRecipe().instructionGroups[0]?.instructions[0],
  id: exampleId(701),
  content: children,
  timerMinutes: null,
  furtherTimers: null,
  timers: [],
  note: null,
  video: null,
  images: [],
})

describe('a recipe written out as HTML', () => {
  // docs/product/rich-text.md#references-and-measurements
  it('has references and measurements in the words of their author', () => {
    const children = [
      { text: 'Add ' },
      { type: 'measurement', quantity: 0.25, unitId: exampleId(300), text: '1/4 cup' },
      { text: ' of the ' },
      { type: 'ingredient-usage-reference', ingredientUsageId: exampleId(200), text: '<flour>' },
      { text: '.' },
    ] as const
    const [group] = exampleRecipe().instructionGroups
    if (!group) throw new Error('The example has steps')
    const instructions = [step([{ type: 'paragraph', children }])]
    expect(html({ instructionGroups: [{ ...group, instructions }] })).toContain(
      '<p>Add 1/4 cup of the &lt;flour&gt;.</p>',
    )
  })

  // docs/product/rich-text.md#wider-texts
  it('has the quotations and dividers of the story', () => {
    const storyMore: Recipe['storyMore'] = [
      { type: 'quote', children: [{ text: 'Salt it <twice>.' }] },
      { type: 'divider' },
    ]
    expect(html({ storyMore })).toContain(
      '<blockquote><p>Salt it &lt;twice&gt;.</p></blockquote><hr>',
    )
  })

  // docs/product/rich-text.md#embeds
  it('has the embeds of the story as links', () => {
    const url = 'https://youtu.be/dQw4w9WgXcQ'
    expect(html({ storyMore: [{ type: 'embed', url, title: '<Kneading>' }] })).toContain(
      `<p><a href="${url}">&lt;Kneading&gt;</a></p>`,
    )
  })

  // docs/product/rich-text.md#tables
  it('has the tables of the story with their headers', () => {
    const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] }) as const
    const storyMore: Recipe['storyMore'] = [
      {
        type: 'table',
        headerRow: true,
        headerColumn: true,
        children: [
          { type: 'table-row', children: [cell('Flour'), cell('Water')] },
          { type: 'table-row', children: [cell('<rye>'), cell('80%')] },
        ],
      },
    ]
    expect(html({ storyMore })).toContain(
      '<table><tr><th scope="col">Flour</th><th scope="col">Water</th></tr>' +
        '<tr><th scope="row">&lt;rye&gt;</th><td>80%</td></tr></table>',
    )
  })

  it('has story, amounts as a cook writes them, numbered steps and notes', () => {
    expect(html()).toContain('<li>1½ cups rye flour, sifted (organic)</li>')
    expect(html()).toContain('<ol><li><p>Knead the rye flour with ½ cup of water.</p>')
    for (const said of [
      'How it began.',
      'How it went on.',
      'Makes 2 loaves',
      'Keeps for a week.',
    ]) {
      expect(words()).toContain(said)
    }
  })

  it('says a range of servings, and one serving in words', () => {
    expect(words({ yieldMax: 3 })).toContain('Makes 2–3 loaves')
    expect(words({ yieldServings: 1, servingDescription: null })).toContain('Makes one serving')
  })

  it('shows its cover by an absolute address, in its own shape and not too wide', () => {
    const images = [
      {
        ...exampleImage('k y'),
        shareCrop: null,
        crop: { width: 2400, height: 1200, x: 0, y: 10 },
      },
    ]
    expect(html({ images })).toContain(
      '<img src="https://ferment.example/media/k%20y?width=1200&amp;crop=2400,1200,0,10"' +
        ' alt="Rye loaf" width="1200" height="600">',
    )
    expect(
      html({ images: [{ ...exampleImage('a'), shareCrop: null, width: 0, height: 0 }] }),
    ).toContain('<img src="https://ferment.example/media/a" alt="Rye loaf">')
    expect(html({ images: [] })).not.toContain('<img')
  })

  // docs/product/media.md#alternative-text
  it('says what a picture shows in the words of its author', () => {
    const alt = 'A loaf, "cut" open'
    const images = [{ ...exampleImage('a'), shareCrop: null, alt }]
    expect(html({ images })).toContain('alt="A loaf, &quot;cut&quot; open"')
  })

  // docs/product/rich-text.md#galleries
  it('shows a gallery of the story as figures with their captions, and the caption of all', () => {
    const storyImages = [{ ...exampleImage('a'), id: exampleId(1), alt: 'A loaf' }]
    const storyMore: Recipe['storyMore'] = [
      {
        type: 'gallery',
        pictures: [
          { imageId: exampleId(1), caption: 'The <crumb>.' },
          { imageId: exampleId(2), caption: 'Gone.' },
        ],
        caption: 'Our "bakery".',
      },
    ]
    expect(html({ storyMore, storyImages })).toMatch(
      /<figure><figure><img src="https:\/\/ferment\.example\/media\/a[^>]*alt="A loaf"[^>]*><figcaption>The &lt;crumb&gt;\.<\/figcaption><\/figure><figure><figcaption>Gone\.<\/figcaption><\/figure><figcaption>Our &quot;bakery&quot;\.<\/figcaption><\/figure>/,
    )
  })

  it('numbers steps through its groups and leaves out what is empty', () => {
    const group = { id: exampleId(600), title: null, note: null }
    const paragraph = (text: string) => step([{ type: 'paragraph', children: [{ text }] }])
    const written = html({
      ingredientUsageGroups: [],
      instructionGroups: [
        { ...group, title: 'Dough', instructions: [paragraph('one'), paragraph('two')] },
        { ...group, title: 'Nothing', instructions: [{ ...step([]), content: null }] },
        { ...group, title: 'Oven', instructions: [paragraph('three')] },
      ],
    })
    expect(written).toContain('<h3>Oven</h3><ol start="3"><li><p>three</p></li></ol>')
    expect(written).not.toContain('Nothing')
    expect(written).not.toContain('Ingredients')
  })

  it('keeps headings below its own, lists within lists, marks and line breaks', () => {
    const storyMore: Recipe['storyMore'] = [
      { type: 'heading', level: 1, children: [{ text: 'Why' }] },
      {
        type: 'numbered-list',
        children: [
          {
            type: 'list-item',
            children: [
              { text: 'a\nb', bold: true, italic: true },
              {
                type: 'bulleted-list',
                children: [{ type: 'list-item', children: [{ text: 'c' }] }],
              },
            ],
          },
        ],
      },
    ]
    expect(html({ storyMore })).toContain(
      '<h3>Why</h3><ol><li><strong><em>a<br>b</em></strong><ul><li>c</li></ul></li></ol>',
    )
  })

  it('says of a locked recipe no more than it was given, and where the rest is', () => {
    const locked = exampleRecipe({ isLocked: true, instructionGroups: [], storyMore: [], note: [] })
    const written = recipeHtml({ ...locked, storyExcerpt: null, youtubeVideoId: null }, place)
    expect(written).toContain('rye flour')
    expect(written).toContain('This is a premium recipe')
    expect(written).toContain('<a href="https://ferment.example/recipes/rye-loaf">')
    expect(written).not.toMatch(/Instructions|Notes|Knead/)
  })

  it('takes the stored HTML of a recipe that was kept as the page it was', () => {
    const written = html({ legacyRecipeData: { content: '<p>Old page</p>' } })
    expect(written).toContain('<p>Old page</p>')
    expect(written).not.toContain('<h2>Instructions</h2>')
  })

  it('lets nothing run, whatever was typed', () => {
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>\' onload='
    const link = { type: 'link', href: 'javascript:alert(1)', children: [{ text: evil }] } as const
    const usage = exampleUsage({
      ingredientTitleOverride: evil,
      note: evil,
      link: 'data:text/html,x',
    })
    const document = parseDocument(
      html({
        title: evil,
        description: evil,
        storyExcerpt: evil,
        servingDescription: evil,
        customTimeMinutes: 5,
        customTimeLabel: evil,
        youtubeVideoId: evil,
        images: [{ ...exampleImage(evil), shareCrop: null, alt: evil }],
        storyMore: [{ type: 'paragraph', children: [link, { text: evil }] }],
        ingredientUsageGroups: [
          { id: exampleId(500), title: evil, note: evil, ingredientUsages: [usage] },
        ],
        equipmentUsages: [
          {
            id: exampleId(800),
            equipment: { id: exampleId(801), title: evil, featuredImage: null },
            equipmentTitleOverride: null,
            imageOverride: null,
            note: evil,
            link: 'javascript:alert(1)',
          },
        ],
      }),
    )
    expect(getElementsByTagName('script', document)).toEqual([])
    expect(getElementsByTagName('img', document)).toHaveLength(1)
    const attributes = getElementsByTagName('*', document).flatMap(({ attribs }) =>
      Object.entries(attribs),
    )
    expect(attributes.filter(([name]) => name.startsWith('on'))).toEqual([])
    for (const [name, value] of attributes) {
      if (name === 'href' || name === 'src') expect(value).toMatch(/^https:\/\//)
    }
  })
})
