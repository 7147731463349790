import fc from 'fast-check'
import {
  MAX_BUTTON_LABEL,
  MAX_GALLERY,
  MIN_GALLERY,
  PICTURE_WIDTHS,
  SCALINGS,
} from '@/src/domain/rich-text/document'
import type {
  Block,
  Gallery,
  GalleryPicture,
  Inline,
  List,
  Picture,
  RichTextDocument,
  Table,
  TextLeaf,
  LetterDocument,
  WideDocument,
} from '@/src/domain/rich-text/document'

const CONTROL = /\p{Cc}/u

/**
 * Any text, also empty: every script, symbols, emoji, leading and trailing spaces; no control characters.
 */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !CONTROL.test(text)),
  fc.constantFrom(
    '=SUM(B:B)',
    "'=quoted",
    '+1',
    '-',
    '@home',
    'a,b;"c"\td',
    'First line\nsecond line',
    '<b>&amp;</b>',
    '---\ntitle: "x"',
    'null',
    '𝔘𝔫𝔦 ﬁ İ ß',
  ),
)

/** A text for required fields. */
export const anyTitle: fc.Arbitrary<string> = anyText
  .map((text) => text.trim())
  .filter((text) => text !== '')

/** A slug. */
export const anySlug: fc.Arbitrary<string> = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('-'))

/** A URL that links may have. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('mailto:ada@example.com', 'https://exämple.com/päth?q=a&b=%20#x'),
)

/** A moment to the millisecond. */
export const anyMoment: fc.Arbitrary<string> = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** A number for amounts and times: whole, a fraction, or anything between. */
export const anyAmount: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 0.5, 1 / 3, 1_000_000),
  fc.nat(10_000),
  fc.double({ min: 0, max: 1_000_000, noNaN: true }).map(Math.abs),
)

/** Ids of the entities that a text may refer to: ingredient lines of its recipe, and units. */
export type Referable = { usages: readonly string[]; units: readonly string[] }
/** Ids of the entities that a wider text may refer to: also pictures of its site. */
export type WideReferable = Referable & { images: readonly string[] }

const leaf: fc.Arbitrary<TextLeaf> = fc
  .record({ text: anyText, bold: fc.boolean(), italic: fc.boolean() })
  .map(({ text, bold, italic }) => ({
    text,
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
  }))

function anyInline({ usages, units }: Referable): fc.Arbitrary<Inline> {
  const link = fc.record({
    type: fc.constant('link' as const),
    href: anyAddress,
    children: fc.array(leaf, { maxLength: 2 }),
  })
  const text = fc.constantFrom('the flour', '1 ½ cups', '350°F')
  const references = usages.map((ingredientUsageId) =>
    fc.record(
      {
        type: fc.constant('ingredient-usage-reference' as const),
        ingredientUsageId: fc.constant(ingredientUsageId),
        text,
      },
      { requiredKeys: ['type', 'ingredientUsageId'] },
    ),
  )
  const measurement = fc.record(
    {
      type: fc.constant('measurement' as const),
      quantity: anyAmount,
      unitId: fc.constantFrom(...units),
      text,
      scaling: fc.constantFrom(...SCALINGS),
    },
    { requiredKeys: ['type', 'quantity', 'unitId'] },
  )
  return fc.oneof(leaf, link, measurement, ...references)
}

/** Any rich text, including empty ones. */
export function anyDocument(referable: Referable): fc.Arbitrary<RichTextDocument> {
  const inline = anyInline(referable)
  const children = fc.array(inline, { maxLength: 3 })
  const { list } = fc.letrec<{ list: List }>((tie) => ({
    list: fc.record({
      type: fc.constantFrom('bulleted-list' as const, 'numbered-list' as const),
      children: fc.array(
        fc.record({
          type: fc.constant('list-item' as const),
          children: fc.array(fc.oneof({ maxDepth: 2 }, inline, tie('list')), { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
    }),
  }))
  const block: fc.Arbitrary<Block> = fc.oneof(
    fc.record({ type: fc.constant('paragraph' as const), children }),
    fc.record({
      type: fc.constant('heading' as const),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      children,
    }),
    list,
  )
  return fc.array(block, { maxLength: 3 })
}

const anyPicture = (images: readonly string[]): fc.Arbitrary<Picture> =>
  fc.record(
    {
      type: fc.constant('picture' as const),
      imageId: fc.constantFrom(...images),
      caption: anyTitle,
      width: fc.constantFrom(...PICTURE_WIDTHS),
    },
    { requiredKeys: ['type', 'imageId'] },
  )
const anyGallery = (images: readonly string[]): fc.Arbitrary<Gallery> =>
  fc.record(
    {
      type: fc.constant('gallery' as const),
      pictures: fc
        .uniqueArray(fc.constantFrom(...images), { minLength: MIN_GALLERY, maxLength: MAX_GALLERY })
        .chain((ids) => fc.tuple(...ids.map(anyGalleryPicture))),
      caption: anyTitle,
    },
    { requiredKeys: ['type', 'pictures'] },
  )
const anyGalleryPicture = (imageId: string): fc.Arbitrary<GalleryPicture> =>
  fc.record({ imageId: fc.constant(imageId), caption: anyTitle }, { requiredKeys: ['imageId'] })
const anyTable = (children: fc.Arbitrary<Inline[]>): fc.Arbitrary<Table> =>
  fc.integer({ min: 1, max: 3 }).chain((columns) => {
    const cell = fc.record({ type: fc.constant('table-cell' as const), children })
    const row = fc.record({
      type: fc.constant('table-row' as const),
      children: fc.array(cell, { minLength: columns, maxLength: columns }),
    })
    return fc.record(
      {
        type: fc.constant('table' as const),
        headerRow: fc.constant(true as const),
        headerColumn: fc.constant(true as const),
        children: fc.array(row, { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: ['type', 'children'] },
    )
  })

/** Any wider text. */
export function anyWideDocument(referable: WideReferable): fc.Arbitrary<WideDocument> {
  const children = fc.array(anyInline(referable), { maxLength: 3 })
  const wider = fc.oneof(
    fc.record({ type: fc.constant('quote' as const), children }),
    fc.record({ type: fc.constant('divider' as const) }),
    ...(referable.images.length === 0 ? [] : [anyPicture(referable.images)]),
    ...(referable.images.length < MIN_GALLERY ? [] : [anyGallery(referable.images)]),
    anyTable(children),
    fc.record(
      {
        type: fc.constant('embed' as const),
        url: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
        title: anyTitle,
      },
      { requiredKeys: ['type', 'url'] },
    ),
  )
  return fc
    .tuple(anyDocument(referable), fc.array(wider, { maxLength: 2 }), anyDocument(referable))
    .map(([before, blocks, after]) => [...before, ...blocks, ...after])
}

/** Any text of a letter; `recipes` are names of recipes, which its cards have in place of ids. */
export function anyLetterDocument(
  referable: WideReferable,
  recipes: readonly string[],
): fc.Arbitrary<LetterDocument> {
  const own = fc.oneof(
    fc.record({
      type: fc.constant('button' as const),
      label: anyTitle.map((title) => title.slice(0, MAX_BUTTON_LABEL)),
      href: fc.oneof(fc.webUrl(), fc.constant('/recipes')),
    }),
    fc.record({ type: fc.constant('paywall' as const) }),
    ...(recipes.length === 0
      ? []
      : [
          fc.record({
            type: fc.constant('recipe-card' as const),
            recipeId: fc.constantFrom(...recipes),
          }),
        ]),
  )
  return fc
    .tuple(anyWideDocument(referable), fc.array(own, { maxLength: 3 }), anyDocument(referable))
    .map(([before, blocks, after]) => [...before, ...blocks, ...after])
}
