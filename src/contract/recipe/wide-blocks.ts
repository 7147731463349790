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
  .describe('Caption of the picture; absent if there is none.')
const ImageId = Id.describe(
  'ID of a picture of the site. Responses include the picture itself in the accompanying list, `storyImages` or `aboutImages`.',
)
const PictureNode = z
  .strictObject({
    type: typeOf('picture'),
    imageId: ImageId,
    caption: Caption,
    width: z
      .enum(PICTURE_WIDTHS)
      .exactOptional()
      .describe('`wide` to show the picture wider than the text, if the template has room.'),
  })
  .describe('A picture.')
const GalleryNode = z
  .strictObject({
    type: typeOf('gallery'),
    pictures: z
      .array(
        z.strictObject({ imageId: ImageId, caption: Caption }).describe('A picture in a gallery.'),
      )
      .min(MIN_GALLERY)
      .max(MAX_GALLERY)
      .check(refuseRepeatedPictures)
      .readonly()
      .describe('Pictures, in order and without duplicates.'),
    caption: Caption.describe('Caption of the gallery; absent if there is none.'),
  })
  .describe('A gallery of pictures.')
const TableRow = z
  .strictObject({
    type: typeOf('table-row'),
    children: z
      .array(
        z.strictObject({ type: typeOf('table-cell'), children: Inline }).describe('A table cell.'),
      )
      .min(1)
      .max(MAX_COLUMNS)
      .readonly()
      .describe('Cells; every row must have the same number.'),
  })
  .describe('A table row.')
const TableNode = z
  .strictObject({
    type: typeOf('table'),
    headerRow: z
      .literal(true)
      .exactOptional()
      .describe('True if the first row contains column headers; absent otherwise.'),
    headerColumn: z
      .literal(true)
      .exactOptional()
      .describe('True if the first column contains row headers; absent otherwise.'),
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
        'HTTPS URL. Media from known providers is embedded once the reader opens it; any other URL is shown as a link card.',
      ),
    title: z
      .string()
      .min(1)
      .max(MAX_EMBED_TITLE)
      .exactOptional()
      .describe('Title; absent to use the title known for the URL.'),
  })
  .describe('An embedded video, post or audio player, or a link card.')
/**
 * The additional blocks of stories and about pages.
 * @see docs/product/rich-text.md#wider-texts
 */
export const WIDE_BLOCKS = [
  z.strictObject({ type: typeOf('quote'), children: Inline }).describe('A quotation.'),
  z.strictObject({ type: typeOf('divider') }).describe('A divider between two parts of the text.'),
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
