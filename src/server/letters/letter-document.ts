import type { Payload } from 'payload'
import { LetterDraftDocument } from '@/src/contract/letter/letter'
import type { ManagedLetter } from '@/src/contract/letter/letter'
import type { LetterDraftSaved, LetterReferences } from '@/src/contract/letter/letter-draft'
import { recipeIdsIn } from '@/src/domain/letters/readable-text'
import { imageIdsIn, keepPictures } from '@/src/domain/rich-text/pictures'
import { picturesAndRecipes } from '../draft-references'
import { createDraftStore } from '../drafts/draft-store'
import { references, unusableReferences } from '../references'
import type { SiteWriter } from '../versioned-write'

/** Converts a stored letter to the form of drafts. */
export const letterDocument = (letter: ManagedLetter): LetterDraftDocument => ({
  title: letter.title,
  slug: letter.slug,
  summary: letter.summary,
  imageId: letter.image?.id ?? null,
  audience: letter.audience,
  content: letter.content,
})

/** Parses a stored document; throws for fields or blocks that no longer fit. */
export const storedLetterDocument = (stored: unknown): LetterDraftDocument =>
  LetterDraftDocument.parse(stored)

/** Lists the pictures that a document names. */
const listImageIds = ({ imageId, content }: LetterDraftDocument): string[] => [
  ...new Set([...(imageId ? [imageId] : []), ...imageIdsIn(content)]),
]

/** Lists name a letter that was never published by the title of its draft. */
const RENAMED = `titled as (
    select letter_id, btrim(document->>'title') as title from saved),
  renamed as (
    update letters set title = titled.title from titled
    where letters.id = titled.letter_id and letters.published_at is null
      and titled.title <> '' and letters.title <> titled.title)`

/** The drafts of letters. @see docs/product/letters.md#drafts */
export const LETTER_DRAFTS = createDraftStore<LetterDraftDocument, LetterDraftSaved>({
  name: 'letter_draft',
  drafts: 'letter_drafts',
  versions: 'letter_versions',
  key: 'letter_id',
  records: 'letters',
  isEditable: 'true',
  columns: [],
  minutesBetweenVersions: 10,
  alongSave: RENAMED,
  listImageIds,
})

/**
 * Removes pictures and recipe cards that the site may not use from a document: neither its editor nor its
 * preview shows them, and they would block publishing. One statement.
 * @see docs/product/letters.md#drafts
 */
export async function withOwnReferences(
  payload: Payload,
  writer: SiteWriter,
  document: LetterDraftDocument,
): Promise<LetterDraftDocument> {
  const { imageId, content = [] } = document
  const foreign = await unusableReferences(payload, writer, [
    ...references('images', 'image', listImageIds(document)),
    ...references('recipes', 'recipe', recipeIdsIn(content)),
  ])
  if (foreign.length === 0) return document
  const left = new Set(foreign.map(({ id }) => id))
  const own = content.filter((block) => block.type !== 'recipe-card' || !left.has(block.recipeId))
  return {
    ...document,
    imageId: imageId && left.has(imageId) ? null : imageId,
    content: keepPictures(own, (id) => !left.has(id)),
  }
}

/** Loads the entities that documents refer to, as far as the site and the caller may use them. */
export const letterReferences = (
  payload: Payload,
  caller: { siteId: string; userId: string | null },
  documents: readonly LetterDraftDocument[],
): Promise<LetterReferences> =>
  picturesAndRecipes(payload, caller, {
    images: documents.flatMap(listImageIds),
    recipes: documents.flatMap(({ content = [] }) => recipeIdsIn(content)),
  })
