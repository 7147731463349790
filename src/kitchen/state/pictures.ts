import { queryOptions } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { PictureWithUses } from '@/src/contract/media/picture'
import type { PictureFilter } from '@/src/domain/pictures/picture-filter'
import { queryKeys } from './keys'
import { queryClient } from './query-client'

/** Pictures per requested page. */
export const PICTURES_A_PAGE = 100

/** The filter of the picture library. */
export type LibraryView = { query: string; filter: PictureFilter }

/** A page of a site's pictures, counted from 0. */
export const picturePageQuery = (site: string, { query, filter }: LibraryView, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.pictures(site), 'page', query, filter, page],
    queryFn: ({ signal }) =>
      call('listPictures', {
        params: { site },
        query: { query, filter, limit: PICTURES_A_PAGE, offset: page * PICTURES_A_PAGE },
        signal,
      }),
  })

/** A picture with its uses. */
export const pictureQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: [...queryKeys.pictures(site), 'one', id],
    queryFn: async ({ signal }) =>
      (await call('getPicture', { params: { site, id }, signal })).picture,
  })

/** Invalidates all queries of a site's pictures. */
export const refreshPictures = (site: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.pictures(site) })

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

/**
 * Moves a picture to the bin.
 * @throws as `call`, `conflict` for one that is used
 */
export async function deletePicture(site: string, id: string): Promise<void> {
  await call('deletePicture', { params: { site, id } })
  await refreshPictures(site)
}

/**
 * Restores a picture from the bin.
 * @throws as `call`
 */
export async function restorePicture(site: string, id: string): Promise<void> {
  await call('restorePicture', { params: { site, id } })
  await refreshPictures(site)
}
