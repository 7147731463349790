import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field, RichTextField, TextField } from 'payload'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import {
  MAX_CAPTION,
  MAX_CHIP_TEXT,
  MAX_GALLERY,
  MIN_GALLERY,
  PICTURE_WIDTHS,
  SCALINGS,
} from '@/src/domain/rich-text/document'
import {
  EMBED_ADDRESS,
  isEmbedAddress,
  MAX_EMBED_TITLE,
} from '@/src/domain/rich-text/embeds/embed-address'
import { Id } from '@/src/contract/basics'
import { toRowUuid } from './id'

/** Text of a reference or a measurement as its author wrote it. */
const authorText = (description: string): TextField => ({
  name: 'text',
  type: 'text',
  label: 'Words',
  maxLength: MAX_CHIP_TEXT,
  admin: { description },
})

/** An amount in running text, shown in the reader's units. */
const measurement: Block = {
  slug: 'measurement',
  interfaceName: 'MeasurementBlock',
  labels: { singular: 'Amount', plural: 'Amounts' },
  admin: { components: { Label: '@/src/kitchen/admin/rows/inline-labels#MeasurementLabel' } },
  fields: [
    { name: 'quantity', type: 'number', required: true, min: 0 },
    {
      name: 'unitId',
      type: 'text',
      required: true,
      admin: { components: { Field: '@/src/kitchen/admin/pick-fields#UnitPicker' } },
    },
    authorText('Shown until the amount is scaled or converted. Empty for quantity and unit.'),
    {
      name: 'scaling',
      type: 'select',
      label: 'When servings change',
      options: SCALINGS.map((value) => ({
        value,
        label: value === 'fixed' ? 'Stays the same' : 'Scales',
      })),
      admin: { description: 'If empty, the words around it decide, such as “each” or “per”.' },
    },
  ],
}

/** Points at an ingredient line of the same recipe. */
const ingredientUsageReference: Block = {
  slug: 'ingredientUsageReference',
  interfaceName: 'IngredientUsageReferenceBlock',
  labels: { singular: 'Ingredient', plural: 'Ingredients' },
  admin: { components: { Label: '@/src/kitchen/admin/rows/inline-labels#ReferenceLabel' } },
  fields: [
    {
      name: 'ingredientUsageId',
      type: 'text',
      required: true,
      admin: { components: { Field: '@/src/kitchen/admin/pick-fields#IngredientLinePicker' } },
    },
    authorText('Shown in the text. Empty for the name of the ingredient.'),
  ],
}

/** The id of a picture of the site, and the text below the picture. */
const pictureFields = (): Field[] => [
  {
    name: 'imageId',
    type: 'text',
    label: 'Id of the picture',
    required: true,
    validate: (value: unknown) => Id.safeParse(value).success || 'Not found',
  },
  { name: 'caption', type: 'text', maxLength: MAX_CAPTION },
]

/** A picture of the site between the blocks of a wider text. */
const picture: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    ...pictureFields(),
    {
      name: 'width',
      type: 'select',
      options: PICTURE_WIDTHS.map((value) => ({
        value,
        label: value === 'wide' ? 'Wide' : 'As the text',
      })),
    },
  ],
}

/** Pictures of the site in a gallery. @see docs/product/rich-text.md#galleries */
const gallery: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  fields: [
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: MIN_GALLERY,
      maxRows: MAX_GALLERY,
      fields: pictureFields(),
    },
    { name: 'caption', type: 'text', maxLength: MAX_CAPTION },
  ],
}

const plainFeatures = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'url' && field.type === 'text'
          ? {
              ...field,
              validate: (value: unknown) =>
                (typeof value === 'string' && isWebAddress(value)) || 'Invalid URL',
            }
          : field,
      ),
  }),
  UnorderedListFeature(),
  OrderedListFeature(),
  InlineToolbarFeature(),
]

/**
 * The player of a provider, or a card with a link.
 * @see docs/product/rich-text.md#embeds
 */
const embed: Block = {
  slug: 'embed',
  interfaceName: 'EmbedBlock',
  labels: { singular: 'Embed', plural: 'Embeds' },
  fields: [
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && isEmbedAddress(value)) || EMBED_ADDRESS,
    },
    { name: 'title', type: 'text', maxLength: MAX_EMBED_TITLE },
  ],
}

/** The blocks with fields of their own that only wider texts have. */
const wideBlocks: Block[] = [picture, gallery, embed]

/** The types of blocks that only wider texts have. */
const wideFeatures = () => [
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  EXPERIMENTAL_TableFeature(),
]

type Features = NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>['features']>

const textField = (name: string, features: Features, label?: string): RichTextField => ({
  name,
  type: 'richText',
  ...(label === undefined ? {} : { label }),
  editor: lexicalEditor({ features }),
})

/** Text with headings, lists, links, bold and italic. */
export const richTextField = (name: string, label?: string): RichTextField =>
  textField(name, plainFeatures(), label)

// Lexical runs no hooks of fields inside an inline block before the text is stored.
const hooks: RichTextField['hooks'] = {
  beforeValidate: [({ value }: { value?: unknown }) => withUuidsOfRows(value)],
}

const recipeFeatures = (blocks: Block[] = []) => [
  ...plainFeatures(),
  BlocksFeature({ blocks, inlineBlocks: [measurement, ingredientUsageReference] }),
]

/**
 * Text of a recipe: also with measurements and references to its ingredients.
 * @see docs/product/rich-text.md#references-and-measurements
 */
export const recipeTextField = (name: string, label?: string): RichTextField => ({
  ...textField(name, recipeFeatures([]), label),
  hooks,
})

/**
 * A field for text with wider blocks, and others of its own. Amounts, which any text may contain, are inline blocks as in
 * recipes.
 * @see docs/product/rich-text.md#wider-texts
 */
export const wideTextField = (
  name: string,
  label?: string,
  moreBlocks: readonly Block[] = [],
): RichTextField => ({
  ...textField(name, [...recipeFeatures([...wideBlocks, ...moreBlocks]), ...wideFeatures()], label),
  hooks,
})

/** Names the ingredient lines of a text as their rows are named once stored: see `rowId`. */
function withUuidsOfRows(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withUuidsOfRows)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]): [string, unknown] => [
      key,
      key === 'ingredientUsageId' ? toRowUuid(value) : withUuidsOfRows(value),
    ]),
  )
}
