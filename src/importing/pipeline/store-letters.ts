import { storedText } from '@/src/server/plain-fields'
import { insertRows } from './insert-rows'
import { placePictures } from './place-pictures'
import type { WantedPicture } from './place-pictures'
import type { PlannedLetter } from './plan-letters'
import { COVER_PLACE, textPlace } from './show-in-letters'
import { storeRedirects } from './store-redirects'
import type { ImportTarget } from './target'

const COLUMNS = {
  id: 'uuid',
  site_id: 'uuid',
  slug: 'varchar',
  title: 'varchar',
  summary: 'varchar',
  audience: 'enum_letters_audience',
  content: 'jsonb',
  published_at: 'timestamptz',
  source_key: 'varchar',
  updated_at: 'timestamptz',
  created_at: 'timestamptz',
} as const

/** An update leaves the address and the creation date of a letter unchanged. */
const OVERWRITE = `on conflict (id) do update set ${[
  ...['title', 'summary', 'audience', 'content', 'published_at', 'updated_at'],
]
  .map((name) => `"${name}" = excluded."${name}"`)
  .join(', ')}`

/** Stores new and known letters with their redirects, and queues their pictures. */
export async function storeLetters(
  target: ImportTarget,
  planned: readonly PlannedLetter[],
): Promise<void> {
  const { payload, siteId } = target
  const written = planned.filter(isWritten)
  const now = new Date().toISOString()
  await insertRows(
    payload,
    'letters',
    COLUMNS,
    written.map(({ id, row, letter }) => ({
      id,
      site_id: siteId,
      slug: letter.slug,
      title: letter.title,
      summary: letter.summary,
      audience: letter.audience,
      content: storedText(letter.content),
      published_at: letter.publishedAt,
      source_key: row.sourceKey,
      updated_at: now,
      created_at: letter.publishedAt ?? letter.updatedAt ?? now,
    })),
    OVERWRITE,
  )
  const moves = written.map(({ letter: { slug, oldPaths } }) => ({
    to: `/letters/${slug}`,
    oldPaths,
  }))
  await storeRedirects(payload, siteId, moves)
  await placePictures(target, written.flatMap(picturesOf))
}

type Written = Exclude<PlannedLetter, { action: 'skip' }>
const isWritten = (letter: PlannedLetter): letter is Written => letter.action !== 'skip'

const picturesOf = ({ id, letter }: Written): WantedPicture[] =>
  letter.pictures.map(({ source, place }, position) => ({
    recipeId: null,
    letterId: id,
    source,
    place: place === 'cover' ? COVER_PLACE : textPlace(place.provisionalId),
    position,
  }))
