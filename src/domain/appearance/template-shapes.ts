import type { TemplateName } from './template-name'

/** Aspect ratio (width by height) of a picture in a place of a page. */
export type PictureShape = { ratio: number; narrowRatio: number }

/** The gallery at the top of a recipe, by its layout: on wide screens and below 768px. */
export const GALLERY_SHAPES = {
  editorial: { ratio: 16 / 9, narrowRatio: 1 },
  split: { ratio: 1, narrowRatio: 1 },
  poster: { ratio: 16 / 9, narrowRatio: 0.9 },
} as const satisfies Record<string, PictureShape>

/**
 * The cover of a recipe in each template: the layout of its page, and the ratio of its cards in the list of
 * recipes. A test compares them with the templates.
 */
export const TEMPLATE_SHAPES: Readonly<
  Record<TemplateName, { page: keyof typeof GALLERY_SHAPES; card: number }>
> = {
  journal: { page: 'editorial', card: 4 / 3 },
  cookbook: { page: 'split', card: 5 / 4 },
  bold: { page: 'poster', card: 1 },
  classic: { page: 'split', card: 4 / 3 },
  magazine: { page: 'poster', card: 4 / 5 },
  minimal: { page: 'editorial', card: 1 },
  overlay: { page: 'poster', card: 4 / 5 },
  newsletter: { page: 'editorial', card: 3 / 2 },
  'link-in-bio': { page: 'split', card: 1 },
}

/** The size of the picture in link previews. @see docs/product/site-frame.md#head-of-the-document */
export const SHARED_SHAPE = { width: 800, height: 600 } as const
