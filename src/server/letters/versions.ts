import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { LetterDraftDocument } from '@/src/contract/letter/letter'
import type {
  LetterDraft,
  LetterVersion,
  LetterVersionContent,
} from '@/src/contract/letter/letter-draft'
import { personOf } from '../accounts/person-sql'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import { staleEdit } from '../stale'
import type { SiteWriter } from '../versioned-write'
import { getLetterDraft } from './draft'
import type { LetterEditor } from './draft'
import { LETTER_DRAFTS, letterReferences, storedLetterDocument } from './letter-document'
import { getManagedLetter } from './read'

const VERSION = `v.id, v.kind, coalesce(v.document->>'title', '') as title,
  ${isoInstant('v.created_at')} as "createdAt", ${personOf('v.author_id')} as author`

const LIST = {
  name: 'letter_versions',
  text: `select ${VERSION} from letter_versions v
    where v.site_id = $1 and v.letter_id = $2 order by v.created_at desc, v.id limit 200`,
}

/** Lists the versions of a letter, newest first, without their content. @throws Failure `not_found` */
export async function listLetterVersions(
  payload: Payload,
  siteId: string,
  letterId: string,
): Promise<LetterVersion[]> {
  await getManagedLetter(payload, siteId, letterId)
  return rows<LetterVersion>(payload, LIST, [siteId, letterId])
}

const FIND = {
  name: 'letter_version',
  text: `select ${VERSION}, v.document from letter_versions v
    where v.site_id = $1 and v.letter_id = $2 and v.id = $3`,
}

/** Returns a version of a letter with its content. @throws Failure `not_found` */
export async function getLetterVersion(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  letterId: string,
  id: string,
): Promise<LetterVersionContent> {
  type Row = LetterVersion & { document: unknown }
  const row = await firstRow<Row>(payload, FIND, [siteId, letterId, id])
  if (!row) throw notFound('Version')
  const document = storedLetterDocument(row.document)
  const references = await letterReferences(payload, { siteId, userId }, [document])
  return { ...row, document, references }
}

/**
 * Restores a version as the draft of its letter; the replaced draft becomes a version.
 * @throws Failure `not_found`; `conflict`, with the current draft, if it has another revision
 */
export async function restoreLetterVersion(
  payload: Payload,
  writer: LetterEditor,
  { letterId, versionId, revision }: { letterId: string; versionId: string; revision: number },
): Promise<LetterDraft> {
  await getLetterVersion(payload, writer, letterId, versionId)
  const { base, draft } = await getLetterDraft(payload, writer, letterId)
  const version = { id: versionId, fields: {}, revision, base, basedOn: draft.basedOn }
  const isRestored = await LETTER_DRAFTS.restore(payload, writer, letterId, version)
  const current = await getLetterDraft(payload, writer, letterId)
  if (!isRestored) throw staleEdit(current)
  return current
}

const ADD = {
  name: 'add_letter_version',
  text: `insert into letter_versions (letter_id, site_id, kind, document, author_id, created_at)
    select l.id, l.site_id, 'published', $3::jsonb, $4::uuid, l.updated_at from letters l
    where l.site_id = $1 and l.id = $2 and l.published_at is not null
      and not exists (select 1 from letter_versions v where v.letter_id = l.id
        and v.kind = 'published' and v.created_at = l.updated_at)`,
}

/**
 * Adds the published content of a letter to its history, once; nothing for one that is not published.
 * @see docs/product/letters.md#drafts
 */
export async function addLetterToHistory(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string | null },
  id: string,
  document: LetterDraftDocument,
): Promise<void> {
  await rows(payload, ADD, [siteId, id, JSON.stringify(document), userId])
}
