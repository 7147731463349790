import type { Payload } from 'payload'
import type { LetterCreate, LetterWrite, ManagedLetter } from '@/src/contract/letter/letter'
import { LetterWrite as LetterWriteSchema } from '@/src/contract/letter/letter'
import type { LetterDraftPublish } from '@/src/contract/letter/letter-draft'
import { parsePart } from '@/src/contract/validation'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'
import { lockVersion } from '../database/lock-row'
import { storedText } from '../plain-fields'
import { reference } from '../references'
import type { BodyReference } from '../references'
import { databaseNow } from '../recipes/publish'
import { findFreeSlug } from '../recipes/slugs'
import { staleEdit } from '../stale'
import { textReferences } from '../text-pictures'
import { createOnSite, updateVersioned } from '../versioned-write'
import type { SiteWriter } from '../versioned-write'
import { getLetterDraft } from './draft'
import type { LetterEditor } from './draft'
import { LETTER_DRAFTS, letterDocument } from './letter-document'
import { getManagedLetter } from './read'
import { addLetterToHistory } from './versions'

/**
 * Creates a letter of a site.
 * @throws Failure `validation_failed` for ids that the site may not use, `conflict` for a slug that is
 *   taken
 * @see docs/product/letters.md
 */
export async function createLetter(
  payload: Payload,
  writer: SiteWriter,
  { publishedAt = null, slug: requested, ...write }: LetterCreate,
): Promise<ManagedLetter> {
  const { siteId, userId } = writer
  const slug = requested ?? (await freeSlug(payload, siteId, write.title))
  const data = { ...stored({ ...write, slug }), publishedAt, site: siteId, author: userId }
  const { id } = await createOnSite(payload, writer, letterReferences(write), (req) =>
    payload.create({ collection: 'letters', data, depth: 0, req }),
  )
  const letter = await getManagedLetter(payload, siteId, id)
  await addLetterToHistory(payload, writer, id, letterDocument(letter))
  return letter
}

const freeSlug = (payload: Payload, siteId: string, title: string): Promise<string> =>
  findFreeSlug(payload, siteId, slugFromTitle(title) || 'letter', new Set(), 'letters')

/**
 * Publishes the draft of a letter through the rules of a write, and deletes it. A published letter retains
 * its first date unless another is given; null as a date stores an unpublished letter without publishing it.
 * @throws Failure `validation_failed` with the fields to correct; `conflict`, with the current letter and
 *   draft, when either differs from what the caller has seen, or for a slug that is taken; `not_found`
 * @see docs/product/letters.md#publishing
 */
export async function publishLetterDraft(
  payload: Payload,
  writer: LetterEditor,
  id: string,
  { revision, publishedAt }: LetterDraftPublish,
): Promise<ManagedLetter> {
  const current = await getLetterDraft(payload, writer, id)
  const { draft, letter, published } = current
  if (draft.revision !== revision || draft.basedOn !== letter.updatedAt) throw staleEdit(current)
  const { siteId } = writer
  const { document } = draft
  const ownSlug = document.slug.trim() || (letter.publishedAt === null ? '' : letter.slug)
  const slug = ownSlug || (await freeSlug(payload, siteId, document.title))
  const write = parsePart(LetterWriteSchema, { ...document, slug })
  const known = publishedAt ?? letter.publishedAt
  const date = known ?? (publishedAt === null ? null : await databaseNow(payload))
  return updateVersioned(payload, writer, {
    references: letterReferences(write),
    basedOn: { at: Date.parse(draft.basedOn), isExact: true },
    lock: () => lockVersion(payload, 'letter', [id, siteId]),
    store: async (req) => {
      await addLetterToHistory(payload, { siteId, userId: null }, id, published)
      const data = { ...stored(write), publishedAt: date }
      await payload.update({ collection: 'letters', id, data, depth: 0, req })
      await addLetterToHistory(payload, writer, id, { ...document, slug })
      await LETTER_DRAFTS.deleteRevision(payload, siteId, id, revision)
    },
    read: () => getManagedLetter(payload, siteId, id),
    conflictDetails: () => current,
  })
}

/** Unpublishes a letter: it is a draft again. @throws Failure `not_found` */
export async function unpublishLetter(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedLetter> {
  await getManagedLetter(payload, siteId, id)
  await payload.update({ collection: 'letters', id, data: { publishedAt: null }, depth: 0 })
  return getManagedLetter(payload, siteId, id)
}

/** Deletes a letter with its draft and its history. @throws Failure `not_found` */
export async function deleteLetter(payload: Payload, siteId: string, id: string): Promise<void> {
  await getManagedLetter(payload, siteId, id)
  await payload.delete({ collection: 'letters', id, depth: 0 })
}

/** Lists every id that a written letter refers to, with its path. */
export const letterReferences = ({
  imageId,
  content,
}: Pick<LetterWrite, 'imageId' | 'content'>): BodyReference[] => [
  ...reference('imageId', 'image', imageId),
  ...textReferences('content', content),
]

const stored = ({ title, slug, summary, imageId, audience, content }: LetterWrite) => ({
  title,
  slug,
  summary: summary ?? null,
  image: imageId ?? null,
  audience: audience ?? ('everyone' as const),
  content: storedText(content),
})
