import { listPictures } from '@/src/server/pictures/list'
import {
  createPicture,
  deletePicture,
  getPicture,
  restorePicture,
  updatePicture,
} from '@/src/server/pictures/picture'
import type { Call, Handlers } from '../../call'

/**
 * The library of a site's pictures.
 * @see docs/product/media.md#library
 */
export const pictureHandlers = {
  listPictures: ({ payload, site, query }) => listPictures(payload, site.id, query),
  createPicture: async (call) => ({
    picture: await createPicture(call.payload, editorOf(call), call.body),
  }),
  getPicture: async ({ payload, site, params }) => ({
    picture: await getPicture(payload, site.id, params.id),
  }),
  updatePicture: async ({ payload, site, params, body }) => ({
    picture: await updatePicture(payload, site.id, params.id, body),
  }),
  deletePicture: async (call) => {
    await deletePicture(call.payload, editorOf(call), call.params.id)
    return {}
  },
  restorePicture: async ({ payload, site, params }) => ({
    picture: await restorePicture(payload, site.id, params.id),
  }),
} satisfies Partial<Handlers>

const editorOf = ({ site, caller }: Pick<Call<'deletePicture'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  userId: caller.userId,
})
