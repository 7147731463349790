import type { Payload } from 'payload'
import type { LetterDraftDocument, ManagedLetter } from '@/src/contract/letter/letter'
import type { LetterReferences } from '@/src/contract/letter/letter-draft'
import { rows } from '../database/statements'
import { findLetterDraft } from '../letters/draft'
import { letterReferences } from '../letters/letter-document'
import { getManagedLetter } from '../letters/read'
import { portableId, replaceTexts } from './portable-id'

/** The names of the entities in an exported letter: pictures by their files, recipes by slug. */
type Names = { images: { id: string; file: string }[]; recipes: { id: string; slug: string }[] }

type WithNames<Document> = { document: Document; names: Names }

/** A letter in an export, with its draft; ids by `portableId`. */
type ExportedLetter = {
  letter: WithNames<
    Pick<ManagedLetter, 'slug' | 'title' | 'summary' | 'audience' | 'publishedAt' | 'content'> & {
      imageId: string | null
    }
  >
  draft: WithNames<LetterDraftDocument> | null
}

const SLUGS = {
  name: 'export_letter_slugs',
  text: `select id, slug from letters where site_id = $1 order by slug`,
}

/** Lists the letters of a site to export. */
export const letterSlugs = (
  payload: Payload,
  siteId: string,
): Promise<{ id: string; slug: string }[]> => rows(payload, SLUGS, [siteId])

/**
 * Builds the export file of a letter.
 * @see docs/product/import-and-export.md#export
 */
export async function letterFile(
  payload: Payload,
  siteId: string,
  id: string,
  shared: ReadonlyMap<string, string>,
): Promise<string> {
  const letter = await getManagedLetter(payload, siteId, id)
  const draft = await findLetterDraft(payload, siteId, id)
  const documents = draft ? [draft.document] : []
  const ofDraft = await letterReferences(payload, { siteId, userId: null }, documents)
  const { slug, title, summary, audience, publishedAt, content, image, images } = letter
  const pictures = image ? [...images, image] : images
  const file: ExportedLetter = {
    letter: {
      document: {
        slug,
        title,
        summary,
        audience,
        publishedAt,
        content,
        imageId: image?.id ?? null,
      },
      names: namesOf({ images: pictures, recipes: letter.recipes }),
    },
    draft: draft && { document: draft.document, names: namesOf(ofDraft) },
  }
  const recipes = [...letter.recipes, ...ofDraft.recipes]
  const ids = new Map([...recipes.map(recipeName), ...shared])
  return `${JSON.stringify(replaceTexts(file, ids), null, 2)}\n`
}

const recipeName = ({ id, slug }: { id: string; slug: string }) =>
  [id, portableId('recipe', slug)] as const

const namesOf = ({ images, recipes }: LetterReferences): Names => ({
  images: images.map(({ id, key }) => ({ id, file: key })),
  recipes: recipes.map(({ id, slug }) => ({ id, slug })),
})
