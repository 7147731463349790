import type {
  Letter,
  LetterCard,
  ManagedLetter,
  ManagedLetterRow,
} from '@/src/contract/letter/letter'
import { readableText, recipeIdsIn } from '@/src/domain/letters/readable-text'
import type { PremiumReader } from '@/src/domain/payments/premium'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import { letterFromLexical } from '@/src/domain/rich-text/from-lexical'
import { isoInstant } from '../database/instant-sql'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { IS_PUBLISHED, RECIPE_CARD } from '../recipes/reading/card-sql'
import { presentCard } from '../recipes/reading/present'
import type { CardRow } from '../recipes/reading/present'
import { withPictures } from '../text-pictures'

/** SQL condition that a letter `l` is published by now. */
export const IS_LETTER_PUBLISHED = 'l.published_at <= now()'

/** The columns of a letter `l` in a list. */
export const LETTER_CARD = `l.id, l.slug, l.title, l.summary, l.audience,
  ${isoInstant('l.published_at')} as "publishedAt",
  (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = l.image_id) as image`

/** The columns of a letter `l` in the list of its staff. */
export const MANAGED_LETTER = `${LETTER_CARD}, ${isoInstant('l.updated_at')} as "updatedAt",
  exists (select 1 from letter_drafts d where d.letter_id = l.id) as "hasDraft"`

const IDS_OF_CARDS = `select (found #>> '{}')::uuid
  from jsonb_path_query(l.content, '$.** ? (@.blockType == "recipeCard").recipeId') as found`

/** The text of a letter `l` with its pictures and the cards of recipes that meet a condition. */
const letterText = (isShown: string): string => `l.content,
  coalesce((select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')}))
    from letter_pictures p join images i on i.id = p.image_id where p.letter_id = l.id), '[]')
    as images,
  coalesce((select jsonb_agg(${RECIPE_CARD}) from recipes r
    where r.site_id = l.site_id and ${isShown} and r.id in (${IDS_OF_CARDS})), '[]') as recipes`

/** The text of a letter `l` as readers may see it. */
export const READERS_TEXT = letterText(IS_PUBLISHED)
/** The text of a letter `l` for its staff. */
export const STAFF_TEXT = letterText('r.deleted_at is null')

/** A row of `LETTER_CARD`. */
export type LetterCardRow = Omit<LetterCard, 'image'> & { image: ImageRow | null }
/** A row of `MANAGED_LETTER`. */
export type ManagedLetterListRow = Omit<ManagedLetterRow, 'image'> & { image: ImageRow | null }
/** A row of a text with its pictures and cards. */
export type LetterTextRow = { content: unknown; images: ImageRow[]; recipes: CardRow[] }

/** A letter in a list. */
export const presentLetterCard = (row: LetterCardRow): LetterCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  image: presentImage(row.image),
  audience: row.audience,
  publishedAt: row.publishedAt,
})

/** A letter in the list of its staff. */
export const presentManagedRow = (row: ManagedLetterListRow): ManagedLetterRow => ({
  ...presentLetterCard({ ...row, publishedAt: '' }),
  publishedAt: row.publishedAt,
  updatedAt: row.updatedAt,
  hasDraft: row.hasDraft,
})

/** A letter for its staff. */
export const presentManagedLetter = (row: ManagedLetterListRow & LetterTextRow): ManagedLetter => ({
  ...presentManagedRow(row),
  ...presentText(letterFromLexical(row.content), row),
})

/** The text that a reader may read, with its pictures and cards and no others. */
export function presentReadable(
  row: Pick<LetterCardRow, 'audience'> & LetterTextRow,
  reader: PremiumReader,
): Pick<Letter, 'isLocked' | 'content' | 'images' | 'recipes'> {
  const { audience } = row
  const { content, isLocked } = readableText(
    { audience, content: letterFromLexical(row.content) },
    reader,
  )
  return { isLocked, ...presentText(content, row) }
}

function presentText(
  content: LetterDocument,
  { images, recipes }: Pick<LetterTextRow, 'images' | 'recipes'>,
): Pick<ManagedLetter, 'content' | 'images' | 'recipes'> {
  const shown = withPictures(
    content,
    images.map(presentImage).filter((image) => image !== null),
  )
  const cards = new Map(recipes.map((row) => [row.id, presentCard(row)]))
  return {
    content: shown.text,
    images: shown.images,
    // In the order of the text: the database has none, and an export must not depend on it.
    recipes: [...new Set(recipeIdsIn(content))].flatMap((id) => cards.get(id) ?? []),
  }
}
