import { z } from 'zod'
import { LetterDraftDocument, LetterWrite } from '@/src/contract/letter/letter'
import { isWide } from '@/src/domain/rich-text/basic'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import { keepPictures } from '@/src/domain/rich-text/pictures'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { replaceTexts } from '@/src/server/exporting/portable-id'
import { letterDocument } from '@/src/server/letters/letter-document'
import { getManagedLetter } from '@/src/server/letters/read'
import { storedText } from '@/src/server/plain-fields'
import type { StorePart } from '../import-row'
import { SILENCE_WEBHOOKS } from '../pipeline/store-batch'
import type { OwnLookup } from './lookup'
import { parseExported } from './parse-exported'

const Names = z.object({
  images: z.array(z.object({ id: z.string(), file: z.string() })),
  recipes: z.array(z.object({ id: z.string(), slug: z.string() })),
})
const Exported = z.object({
  letter: z.object({
    document: LetterWrite.extend({ publishedAt: z.iso.datetime().nullable() }),
    names: Names,
  }),
  draft: z.object({ document: LetterDraftDocument, names: Names }).nullable(),
})

const STORE = {
  name: 'own_import_letter',
  text: `insert into letters
      (site_id, slug, title, summary, audience, content, image_id, published_at)
    values ($1, $2, $3, $4, $5::enum_letters_audience, $6::jsonb, $7, $8)
    on conflict (site_id, slug) do update set title = excluded.title,
      summary = excluded.summary, audience = excluded.audience, content = excluded.content,
      image_id = excluded.image_id, published_at = excluded.published_at, updated_at = now()
    returning id, xmax = 0 as "isNew"`,
}

const STORE_DRAFT = {
  name: 'own_import_letter_draft',
  text: `insert into letter_drafts (letter_id, site_id, document, base, based_on)
    select l.id, l.site_id, $3::jsonb, $4::jsonb, l.updated_at
    from letters l where l.site_id = $1 and l.id = $2
    on conflict (letter_id) do nothing`,
}

/**
 * Stores an exported letter with its draft; a draft that is there already stays unchanged.
 * @see docs/product/import-and-export.md#export
 */
export const createLetterPart = (value: unknown): StorePart => {
  const { letter, draft } = parseExported(Exported, value)
  return async ({ payload, siteId, lookup }) => {
    const local = await localDocument(letter, lookup)
    const { slug, title, summary = null, audience = 'everyone', imageId = null } = local
    const content = storedText(local.content)
    const text = content && JSON.stringify(content)
    const stored = await inTransaction(payload, async () => {
      await rows(payload, SILENCE_WEBHOOKS, [])
      const values = [siteId, slug, title, summary, audience, text, imageId, local.publishedAt]
      return firstRow<{ id: string; isNew: boolean }>(payload, STORE, values)
    })
    if (!stored) return { outcome: 'failed', message: 'The letter could not be stored.' }
    if (draft) {
      const base = letterDocument(await getManagedLetter(payload, siteId, stored.id))
      const document = await localDocument(draft, lookup)
      const documents = [document, base].map((each) => JSON.stringify(each))
      await rows(payload, STORE_DRAFT, [siteId, stored.id, ...documents])
    }
    return { outcome: stored.isNew ? 'created' : 'updated' }
  }
}

type Named<Document> = { document: Document; names: z.infer<typeof Names> }
type Referring = { imageId?: string | null | undefined; content?: LetterDocument | undefined }

/** The document with the ids of this site, without pictures and cards that it does not have. */
async function localDocument<Document extends Referring>(
  { document, names }: Named<Document>,
  lookup: OwnLookup,
): Promise<Document> {
  const here = new Map(await lookup.units())
  const add = async (name: string, id: Promise<string | null>): Promise<void> => {
    const found = await id
    if (found !== null) here.set(name, found)
  }
  for (const { id, file } of names.images) await add(id, lookup.imageId(file))
  for (const { id, slug } of names.recipes) await add(id, lookup.recipeId(slug))
  const { imageId, content = [] } = document
  const cards = content.filter(
    (block) => isWide(block) || block.type !== 'recipe-card' || here.has(block.recipeId),
  )
  const shown = {
    ...document,
    imageId: imageId && here.has(imageId) ? imageId : null,
    content: keepPictures(cards, (id) => here.has(id)),
  }
  return replaceTexts(shown, here)
}
