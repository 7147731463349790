import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import type { PictureWithUses } from '@/src/contract/media/picture'
import type { PictureFilter } from '@/src/domain/pictures/picture-filter'
import { queryClient } from './query-client'

/** Pictures per requested page. */
export const PICTURES_A_PAGE = 100

/** The filter of the picture library. */
export type LibraryView = { query: string; filter: PictureFilter }

/** A page of a site's pictures, counted from 0. */
export const picturePageQuery = (site: string, { query, filter }: LibraryView, page: number) =>
  callQuery('listPictures', {
    params: { site },
    query: { query, filter, limit: PICTURES_A_PAGE, offset: page * PICTURES_A_PAGE },
  })

/** Invalidates all queries of a site's pictures. */
export const refreshPictures = (site: string): Promise<unknown> =>
  invalidateCalls(queryClient, ['listPictures', 'getPicture'], { site })

/**
 * Stores the alternative text or the title of a picture.
 * @throws as `call`
 */
export async function describePicture(
  site: string,
  id: string,
  body: { alt?: string; name?: string },
): Promise<PictureWithUses> {
  const { picture } = await call('updatePicture', { params: { site, id }, body })
  void refreshPictures(site)
  return picture
}
