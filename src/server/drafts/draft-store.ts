import type { Payload } from 'payload'
import { firstRow, rows } from '../database/statements'
import type { SiteWriter } from '../versioned-write'
import { buildDraftStatements } from './draft-sql'
import type { DraftTables } from './draft-sql'

/** A kind of record that is edited as a draft: its tables, and the pictures of a document. */
export type DraftKind<Document> = DraftTables & {
  listImageIds: (document: Document) => readonly string[]
}

/** The draft as a client sends it: a new one has revision 0. */
export type SentDraft<Document> = { document: Document; revision: number; basedOn: string }

type Saved = { revision: number; basedOn: string }

/** A draft as it is stored; its documents are not validated yet. */
export type StoredDraftRow<SavedDraft> = SavedDraft & { document: unknown; base: unknown }

/** The drafts of one kind; `id` is the record's. */
export type DraftStore<Document, SavedDraft extends Saved> = {
  find: (
    payload: Payload,
    siteId: string,
    id: string,
  ) => Promise<StoredDraftRow<SavedDraft> | undefined>
  /**
   * Saves a draft in one statement, whatever its length; `readBase` returns the record as a document, for a
   * draft that begins or is based on a newer version of it now. Undefined if the draft or the record was
   * saved since.
   */
  save: (
    payload: Payload,
    writer: SiteWriter,
    id: string,
    sent: SentDraft<Document>,
    readBase: () => Promise<Document>,
  ) => Promise<SavedDraft | undefined>
  /** Discards a draft, if there is one; false without the record. */
  discard: (payload: Payload, writer: SiteWriter, id: string) => Promise<boolean>
  /**
   * Makes a version of the history the draft, with some fields as given, in place of a revision. False if the
   * draft has another one.
   */
  restore: (
    payload: Payload,
    writer: SiteWriter,
    id: string,
    version: {
      id: string
      fields: Partial<Document>
      revision: number
      base: Document
      basedOn: string
    },
  ) => Promise<boolean>
  /** Deletes a draft that has been published, unless it was saved meanwhile. */
  deleteRevision: (payload: Payload, siteId: string, id: string, revision: number) => Promise<void>
}

/** Creates the store of a kind of draft. It does not check who writes. */
export function createDraftStore<Document extends object, SavedDraft extends Saved>(
  kind: DraftKind<Document>,
): DraftStore<Document, SavedDraft> {
  const statements = buildDraftStatements(kind)
  type Row = StoredDraftRow<SavedDraft>
  return {
    find: (payload, siteId, id) => firstRow<Row>(payload, statements.find, [siteId, id]),

    async save(payload, { siteId, userId }, id, sent, readBase) {
      const { document, revision, basedOn } = sent
      const valuesOf = (version: number | string): unknown[] => [
        ...[siteId, id, version, JSON.stringify(document), userId, kind.listImageIds(document)],
      ]
      if (revision === 0) {
        const values = [...valuesOf(basedOn), JSON.stringify(await readBase())]
        return firstRow<SavedDraft>(payload, statements.begin, values)
      }
      const saved = await firstRow<SavedDraft>(payload, statements.save, valuesOf(revision))
      if (!saved || Date.parse(saved.basedOn) === Date.parse(basedOn)) return saved
      // The record was stored meanwhile, and the client has merged it: it is the new base.
      const values = [siteId, id, basedOn, JSON.stringify(await readBase())]
      const isRebased = (await firstRow(payload, statements.rebase, values)) !== undefined
      return isRebased ? { ...saved, basedOn: new Date(basedOn).toISOString() } : saved
    },

    async discard(payload, { siteId, userId }, id) {
      type Found = { isThere: boolean }
      const values = [siteId, id, ...(kind.minutesBetweenVersions === null ? [] : [userId])]
      return (await firstRow<Found>(payload, statements.discard, values))?.isThere === true
    },

    async restore(payload, { siteId, userId }, id, { revision, base, basedOn, ...version }) {
      const texts = [JSON.stringify(base), basedOn, JSON.stringify(version.fields)]
      const values = [siteId, id, version.id, revision, userId, ...texts]
      return (await firstRow(payload, statements.restore, values)) !== undefined
    },

    async deleteRevision(payload, siteId, id, revision) {
      await rows(payload, statements.deleteRevision, [siteId, id, revision])
    },
  }
}
