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
      pictures: z.array(Picture).describe('The pictures of this page, in order.'),
      total: Total,
    }),
  },
  createPicture: {
    summary:
      'Registers an uploaded picture for a site. Registering a key again answers the same picture.',
    body: PictureCreate,
    answer: OnePicture,
    status: 201,
    idempotent: 'by-nature',
  },
  getPicture: {
    summary: 'Returns a picture with the places where it is used.',
    answer: OnePicture,
  },
  updatePicture: {
    summary: 'Changes the alternative text or the name of a picture, wherever it is used.',
    body: PictureUpdate,
    answer: OnePicture,
  },
  deletePicture: {
    summary:
      'Deletes a picture that nothing uses; it can be restored for 30 days. Earlier versions of recipes do not count as uses.',
    answer: z.object({}),
    errors: ['conflict'],
  },
  restorePicture: {
    summary: 'Restores a deleted picture.',
    answer: OnePicture,
  },
} as const satisfies Record<string, CallSchema>
