import type { Payload } from 'payload'
import type { Picture, PicturesQuery } from '@/src/contract/media/picture'
import type { PictureFilter } from '@/src/domain/pictures/picture-filter'
import { firstRow } from '../database/statements'
import { environmentOf } from '../deployment'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { isoInstant } from '../database/instant-sql'

/** Days that a deleted picture stays in the bin. */
export const BIN_DAYS = 30

/** Days after which an unused picture is removed; 0 for never. */
export const getUnusedDays = (payload: Payload): number => environmentOf(payload).unusedPictureDays

/**
 * The time at which a picture is removed for good; `days` names the value with the days of unused pictures.
 */
const removedAt = (days: string): string =>
  isoInstant(`case
    when l.deleted_at is not null then l.deleted_at + interval '${BIN_DAYS} days'
    when ${days} > 0 then l.unused_since + ${days} * interval '1 day' end`)

/** Builds the columns of a picture `i` with its removal `l`; `used` is the table of used pictures. */
export const PICTURE = (days: string, used: string): string =>
  `jsonb_build_object(${IMAGE_COLUMNS('i')}, 'name', i.name, 'filesize', i.filesize,
    'createdAt', ${isoInstant('i.created_at')}, 'removedAt', ${removedAt(days)},
    'deletedAt', ${isoInstant('l.deleted_at')}, 'isUsed', i.id in (select u from ${used} u))`

/** Conditions of the filters on pictures `i` with their removal `l`, before their uses are looked at. */
const FILTERS: Readonly<Record<PictureFilter, string>> = {
  all: 'l.deleted_at is null',
  used: 'l.deleted_at is null',
  unused: 'l.deleted_at is null',
  undescribed: `l.deleted_at is null and coalesce(i.alt, '') = ''`,
  bin: 'l.deleted_at is not null',
}

/**
 * One statement for the page and its total. Computes uses for all pictures only if the filter requires
 * them, else for the page.
 */
const listStatement = (filter: PictureFilter) => {
  const isByUse = filter === 'used' || filter === 'unused'
  return {
    name: `pictures_${filter}`,
    text: `with found as (
        select i.id, i.created_at from images i left join image_removals l on l.image_id = i.id
        where i.site_id = $1 and ${FILTERS[filter]}
          and lower(coalesce(i.name, '') || ' ' || coalesce(i.alt, '')) like all ($2::text[])),
      ${isByUse ? `used as (select * from used_images(array(select id from found), true) as u),` : ''}
      matching as (
        select i.id, i.created_at from found i
        ${isByUse ? `where i.id ${filter === 'used' ? 'in' : 'not in'} (select u from used)` : ''}),
      page as (
        select id, created_at from matching order by created_at desc, id limit $3 offset $4)
      ${isByUse ? '' : ', used as (select * from used_images(array(select id from page), true) as u)'}
      select (select count(*)::int from matching) as total,
        (select coalesce(jsonb_agg(${PICTURE('$5::int', 'used')}
            order by i.created_at desc, i.id), '[]')
          from page p join images i on i.id = p.id
          left join image_removals l on l.image_id = i.id) as pictures`,
  }
}

/** A picture row of our statements. */
export type PictureRow = ImageRow & Omit<Picture, keyof ImageRow>

/** A picture of the library in the contract's shape. */
export function presentPicture(row: PictureRow): Picture {
  const image = presentImage(row)
  if (!image) throw new Error('A picture is there and cannot be shown.')
  const { crop: _, ...shown } = image
  const { name, filesize, createdAt, isUsed, removedAt: at, deletedAt } = row
  return { ...shown, name, filesize, createdAt, isUsed, removedAt: isUsed ? null : at, deletedAt }
}

/** The words of a search, each as a substring pattern. */
const patternsOf = (query: string | undefined): string[] =>
  (query ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/**
 * A page of a site's pictures, newest first. One statement.
 * @see docs/product/media.md#library
 */
export async function listPictures(
  payload: Payload,
  siteId: string,
  { query, filter, limit, offset }: PicturesQuery,
): Promise<{ pictures: Picture[]; total: number }> {
  const found = await firstRow<{ total: number; pictures: PictureRow[] }>(
    payload,
    listStatement(filter),
    [siteId, patternsOf(query), limit, offset, getUnusedDays(payload)],
  )
  return { pictures: (found?.pictures ?? []).map(presentPicture), total: found?.total ?? 0 }
}
