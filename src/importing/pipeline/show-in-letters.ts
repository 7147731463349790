import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import type { PlacedImage } from './placed-image'

/** The place of the cover of a letter. */
export const COVER_PLACE = 'cover'
const TEXT_PLACE = 'text:'

/** The place of a picture in the text of a letter, by the provisional id of its block. */
export const textPlace = (provisionalId: string): string => `${TEXT_PLACE}${provisionalId}`

const COVERS = {
  name: 'import_show_covers',
  text: `update letters l set image_id = p."imageId"
    from jsonb_to_recordset($1::jsonb) as p("letterId" uuid, "imageId" uuid)
    where l.id = p."letterId" and l.image_id is null`,
}
/** An id is nowhere else in the text: it was made for this block. */
const IN_TEXT = {
  name: 'import_show_in_letter',
  text: `update letters set content = replace(content::text, $2, $3)::jsonb where id = $1`,
}

/** Shows stored pictures in their letters: as covers, and where their blocks are. */
export async function showInLetters(
  payload: Payload,
  placed: readonly PlacedImage[],
): Promise<void> {
  const ofLetters = placed.filter(({ letterId }) => letterId !== null)
  const covers = ofLetters.filter(({ place }) => place === COVER_PLACE)
  if (covers.length > 0) await rows(payload, COVERS, [JSON.stringify(covers)])
  for (const { letterId, place, imageId } of ofLetters) {
    if (!place.startsWith(TEXT_PLACE)) continue
    await rows(payload, IN_TEXT, [letterId, place.slice(TEXT_PLACE.length), imageId])
  }
}
