/**
 * The document form of rich text: a list of blocks, as the API reads and writes it. It is stored as
 * Lexical; see `to-lexical` and `from-lexical`.
 * @see docs/product/rich-text.md#document-form
 */
export type RichTextDocument = readonly Block[]

/**
 * The document form of stories and about pages, which may contain more types of blocks.
 * @see docs/product/rich-text.md#wider-texts
 */
export type WideDocument = readonly WideBlock[]

/** A run of text. A line break inside a block is `\n`. */
export type TextLeaf = { text: string; bold?: true; italic?: true }

/** A reference to an ingredient line of the same recipe. */
export type IngredientUsageReference = {
  type: 'ingredient-usage-reference'
  ingredientUsageId: string
  /** Text that is shown instead of the name of the line: `the flour`. */
  text?: string
}

/** An amount inside running text, converted with the reader's measures. */
export type Measurement = {
  type: 'measurement'
  quantity: number
  unitId: string
  /** The amount as its author wrote it, shown where nothing is scaled or converted: `1/4 cup`. */
  text?: string
  /** Whether it scales with the servings; absent where the context decides. */
  scaling?: Scaling
}

/**
 * The author's decision whether an amount in running text scales, which overrides its context.
 * @see docs/product/rich-text.md#fixed-amounts
 */
export const SCALINGS = ['fixed', 'scaled'] as const
export type Scaling = (typeof SCALINGS)[number]

/** Maximum length of the text of a reference or a measurement, in characters. */
export const MAX_CHIP_TEXT = 200

/** A link around text. */
export type LinkNode = { type: 'link'; href: string; children: readonly TextLeaf[] }

/** An inline node. */
export type Inline = TextLeaf | LinkNode | IngredientUsageReference | Measurement

export type Paragraph = {
  type: 'paragraph'
  children: readonly Inline[]
  /** Replaces a block of a wider text for a client that does not know its type; never stored. */
  reduced?: true
}
export type Heading = { type: 'heading'; level: 1 | 2 | 3; children: readonly Inline[] }
export type ListItem = { type: 'list-item'; children: readonly (Inline | List)[] }
export type List = { type: 'bulleted-list' | 'numbered-list'; children: readonly ListItem[] }

export type Quote = { type: 'quote'; children: readonly Inline[] }
export type Divider = { type: 'divider' }

/**
 * A picture in the text, by its id; its alternative text is the picture's own.
 * @see docs/product/rich-text.md#pictures
 */
export type Picture = {
  type: 'picture'
  imageId: string
  /** Text below the picture. */
  caption?: string
  /** The width in which the site shows it; absent for that of the text. */
  width?: PictureWidth
}

/** Widths of a picture: that of the text, or beyond it where the template has room. */
export const PICTURE_WIDTHS = ['normal', 'wide'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** A picture in a gallery, in the size that the gallery gives it. */
export type GalleryPicture = Pick<Picture, 'imageId' | 'caption'>

/**
 * Pictures that are shown together, in order, without duplicates.
 * @see docs/product/rich-text.md#galleries
 */
export type Gallery = {
  type: 'gallery'
  pictures: readonly GalleryPicture[]
  /** Text below the pictures. */
  caption?: string
}

/** Minimum number of pictures in a gallery. */
export const MIN_GALLERY = 2
/** Maximum number of pictures in a gallery. */
export const MAX_GALLERY = 24

/** Maximum length of a caption, in characters. */
export const MAX_CAPTION = 500
export type TableCell = { type: 'table-cell'; children: readonly Inline[] }
export type TableRow = { type: 'table-row'; children: readonly TableCell[] }
/** Rows of equally many cells. */
export type Table = {
  type: 'table'
  /** The cells of the first row head their columns. */
  headerRow?: true
  /** The first cells of the rows head their rows. */
  headerColumn?: true
  children: readonly TableRow[]
}

/** The player of a provider, or a card with a link. */
export type Embed = {
  type: 'embed'
  /** An absolute https address. */
  url: string
  title?: string
}

/** A block-level node of a text. */
export type Block = Paragraph | Heading | List

/** A block of a wider text. */
export type WideBlock = Block | Quote | Divider | Picture | Gallery | Table | Embed

/** A card of a recipe of the site, by its id. */
export type RecipeCardBlock = { type: 'recipe-card'; recipeId: string }

/** A link that is shown as a button. */
export type ButtonBlock = {
  type: 'button'
  label: string
  /** An absolute address, or a path on the site. */
  href: string
}

/** Maximum length of the label of a button, in characters. */
export const MAX_BUTTON_LABEL = 80

/** The place in a letter from which only paid readers read on. */
export type Paywall = { type: 'paywall' }

/**
 * A block of a letter.
 * @see docs/product/letters.md#blocks
 */
export type LetterBlock = WideBlock | RecipeCardBlock | ButtonBlock | Paywall

/** The document form of letters, which may contain all types of blocks. */
export type LetterDocument = readonly LetterBlock[]

/** Whether a node is a run of text. */
export const isText = (node: Inline | LetterBlock | ListItem): node is TextLeaf => !('type' in node)

/** Whether a node is a list, as a block or inside an item of another. */
export const isList = (node: Inline | LetterBlock): node is List =>
  'type' in node && (node.type === 'bulleted-list' || node.type === 'numbered-list')
