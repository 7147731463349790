import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Total } from '../common-fields'
import {
  Picture,
  PictureCreate,
  PicturesQuery,
  PictureUpdate,
  PictureWithUses,
} from '../media/picture'

const OnePicture = z.object({ picture: PictureWithUses })

/** The library of a site's pictures. */
export const pictureSchemas = {
  listPictures: {
    summary: 'Lists the pictures of a site, newest first.',
    query: PicturesQuery,
    answer: z.object({
      pictures: z.array(Picture).describe('Pictures on this page, in order.'),
      total: Total,
    }),
  },
  createPicture: {
    summary: 'Adds an uploaded picture to a site. Repeating a key returns the same picture.',
    body: PictureCreate,
    answer: OnePicture,
    status: 201,
    idempotent: 'by-nature',
  },
  getPicture: {
    summary: 'Returns a picture and the places where it is used.',
    answer: OnePicture,
  },
  updatePicture: {
    summary: 'Updates the alternative text or name of a picture everywhere it is used.',
    body: PictureUpdate,
    answer: OnePicture,
  },
  deletePicture: {
    summary:
      'Deletes an unused picture; it can be restored for 30 days. Uses in earlier versions of recipes do not prevent this.',
    answer: z.object({}),
    errors: ['conflict'],
  },
  restorePicture: {
    summary: 'Restores a deleted picture.',
    answer: OnePicture,
  },
} as const satisfies Record<string, CallSchema>
