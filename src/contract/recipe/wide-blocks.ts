import { z } from 'zod'
import {
  MAX_CAPTION,
  MAX_GALLERY,
  MIN_GALLERY,
  PICTURE_WIDTHS,
} from '@/src/domain/rich-text/document'
import {
  EMBED_ADDRESS,
  isEmbedAddress,
  MAX_EMBED_TITLE,
} from '@/src/domain/rich-text/embeds/embed-address'
import { MAX_COLUMNS, MAX_ROWS } from '@/src/domain/rich-text/table'
import { Id } from '../basics'
import { REPEATED_PICTURE, UNEQUAL_ROWS } from '../messages'
import { Inline, typeOf } from './basic-blocks'

const Caption = z
  .string()
  .min(1)
  .max(MAX_CAPTION)
  .exactOptional()
  .describe('Text below the picture; absent for none.')
const ImageId = Id.describe(
  'The id of a picture of the site. Answers have the picture itself in the list beside the text: `storyImages`, `aboutImages`.',
)
const PictureNode = z
  .strictObject({
    type: typeOf('picture'),
    imageId: ImageId,
    caption: Caption,
    width: z
      .enum(PICTURE_WIDTHS)
      .exactOptional()
      .describe('`wide` to show it wider than the text, where the template has room.'),
  })
  .describe('A picture.')
const GalleryNode = z
  .strictObject({
    type: typeOf('gallery'),
    pictures: z
      .array(
        z.strictObject({ imageId: ImageId, caption: Caption }).describe('A picture of a gallery.'),
      )
      .min(MIN_GALLERY)
      .max(MAX_GALLERY)
      .check(refuseRepeatedPictures)
      .readonly()
      .describe('Pictures, in order; each once.'),
    caption: Caption.describe('Text below all pictures; absent for none.'),
  })
  .describe('Pictures that are shown together.')
const TableRow = z
  .strictObject({
    type: typeOf('table-row'),
    children: z
      .array(
        z
          .strictObject({ type: typeOf('table-cell'), children: Inline })
          .describe('A cell of a table.'),
      )
      .min(1)
      .max(MAX_COLUMNS)
      .readonly()
      .describe('Cells, as many as in the other rows.'),
  })
  .describe('A row of a table.')
const TableNode = z
  .strictObject({
    type: typeOf('table'),
    headerRow: z
      .literal(true)
      .exactOptional()
      .describe('True if the first row heads the columns; absent otherwise.'),
    headerColumn: z
      .literal(true)
      .exactOptional()
      .describe('True if the first cells head their rows; absent otherwise.'),
    children: z
      .array(TableRow)
      .min(1)
      .max(MAX_ROWS)
      .check(requireEqualRows)
      .readonly()
      .describe('Rows, in order.'),
  })
  .describe('A table.')
const EmbedNode = z
  .strictObject({
    type: typeOf('embed'),
    url: z
      .string()
      .refine(isEmbedAddress, { error: EMBED_ADDRESS })
      .describe(
        'An https address. A video, post or sound of a known provider is shown in a frame once a reader presses it; another address is a card with a link.',
      ),
    title: z
      .string()
      .min(1)
      .max(MAX_EMBED_TITLE)
      .exactOptional()
      .describe('Title; absent for what is known of the address.'),
  })
  .describe('A video, a post, a sound or a link.')
/**
 * The additional blocks of stories and about pages.
 * @see docs/product/rich-text.md#wider-texts
 */
export const WIDE_BLOCKS = [
  z.strictObject({ type: typeOf('quote'), children: Inline }).describe('A quotation.'),
  z.strictObject({ type: typeOf('divider') }).describe('A line between two parts of the text.'),
  PictureNode,
  GalleryNode,
  TableNode,
  EmbedNode,
] as const

/** Refuses a table in which a row has more or fewer cells than the first. */
function requireEqualRows(
  payload: z.core.ParsePayload<readonly { children: readonly unknown[] }[]>,
): void {
  const [first] = payload.value
  for (const [index, row] of payload.value.entries()) {
    if (row.children.length === first?.children.length) continue
    const path = [index, 'children']
    payload.issues.push({ code: 'custom', message: UNEQUAL_ROWS, path, input: row, continue: true })
  }
}

/** Refuses a gallery that shows a picture twice. */
function refuseRepeatedPictures(
  payload: z.core.ParsePayload<readonly { imageId: string }[]>,
): void {
  const ids = payload.value.map(({ imageId }) => imageId)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    const path = [index, 'imageId']
    payload.issues.push({
      code: 'custom',
      message: REPEATED_PICTURE,
      path,
      input: id,
      continue: true,
    })
  }
}
