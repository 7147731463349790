import { isSame, merge } from '@/src/domain/merging/merge'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'
import { replaceValueAt } from '../draft/draft-merging'
import { EditedStore } from '../draft/edited-store'
import type { DraftBackup, UnsavedDraft } from '../draft/keep'
import { Retries } from '../draft/retries'
import type { RecordSaved, RecordServer } from './record-server'
import type { RecordDocument, RecordState, RecordStatus, StoredRecord } from './record-state'

/** Saves that are made again in a row while others save, too. */
const MAX_ROUNDS = 3

/** Functions and values that differ between kinds of records. */
export type RecordKind<Document, Stored, Known> = {
  /** The document of a new record. */
  empty: Document
  /** Creates the document of a stored record. */
  documentOf: (stored: Stored) => Document
  nothingKnown: Known
  /** Adds the entities of a stored record to the known ones. */
  addKnownEntities: (known: Known, stored: Stored) => Known
  /** Merges two sets of known entities. */
  mergeKnownEntities: (known: Known, other: Known) => Known
}

/** The options of a record store. */
export type RecordOptions<Document, Stored, Known> = {
  /** Null for one that is not there yet. */
  initial: Stored | null
  /** Words of earlier visits that were not saved. */
  lost: readonly UnsavedDraft<Document, Known>[]
  server: RecordServer<Document, Stored>
  keep: DraftBackup<Document, Known>
}

/**
 * A record without drafts in an open editor (a collection, an event). It is saved explicitly, because
 * saving publishes it; until then edits are in the backup. Concurrent saves of others are merged.
 * @see docs/product/kitchen.md#collection-editor
 */
export class RecordStore<
  Document extends RecordDocument,
  Stored extends StoredRecord,
  Known,
> extends EditedStore<Document, RecordState<Document, Stored, Known>, Known> {
  /** The document on the server: the base of merges. */
  private synced: Document
  private saving: Promise<RecordStatus> | null = null
  private readonly retries = new Retries()
  private readonly server: RecordServer<Document, Stored>

  constructor(
    private readonly kind: RecordKind<Document, Stored, Known>,
    { initial, lost, server, keep }: RecordOptions<Document, Stored, Known>,
  ) {
    super(stateOf(kind, initial), keep)
    this.server = server
    this.synced = this.state.document
    this.takeLost(lost)
  }

  /** Adds references of the document. */
  readonly know = (update: (known: Known) => Known): void =>
    this.set({ known: update(this.state.known) })

  /** Discards unsaved edits; can be undone. */
  readonly discard = (): void => this.change(() => this.synced)

  /** Whether something here is not on the server. */
  readonly isUnsaved = (): boolean => !isSame(this.state.document, this.synced)

  /** The rest of the pause that the server requested, in milliseconds. */
  readonly busyFor = (): number => this.retries.left()

  /** Saves the edits, which publishes them; returns the result. */
  readonly save = (): Promise<RecordStatus> => {
    this.keepNow()
    if (this.busyFor() > 0) {
      this.set({ status: 'busy' })
      return Promise.resolve('busy')
    }
    this.saving ??= this.saveAll().finally(() => {
      this.saving = null
    })
    return this.saving
  }

  /** Ends a conflict by taking either side. */
  readonly settle = (conflict: MergeConflict, side: 'mine' | 'theirs'): void => {
    this.set({ conflicts: this.state.conflicts.filter((each) => each !== conflict) })
    if (side === 'mine') return
    this.change((document) => this.own(replaceValueAt(document, conflict.path, conflict.theirs)))
  }

  /** Stops timers; unsaved edits stay in the backup. */
  readonly stop = (): void => this.keepNow()

  /** Deletes the backup of a deleted record. */
  readonly forget = (): void => {
    this.synced = this.state.document
    this.keepNow()
  }

  private set(change: Partial<RecordState<Document, Stored, Known>>): void {
    this.tell({ ...this.state, ...change })
  }

  protected edited(
    document: Document,
    more: Partial<RecordState<Document, Stored, Known>> = {},
  ): void {
    const isOpen = this.state.status !== 'saving' && this.state.status !== 'gone'
    const isSaved = isSame(document, this.synced)
    const status = isSaved ? 'saved' : 'unsaved'
    const wasRestored = this.state.wasRestored && !isSaved
    this.set({ document, issues: [], wasRestored, ...more, ...(isOpen ? { status } : {}) })
    this.keepSoon()
  }

  protected unsaved(): UnsavedDraft<Document, Known> | null {
    if (!this.isUnsaved()) return null
    const { document, stored, known } = this.state
    const basedOn = stored?.updatedAt ?? ''
    return { document, synced: this.synced, revision: 0, basedOn, known }
  }

  /** Saves, and saves again after a merge with other users' changes, until all are stored. */
  private async saveAll(): Promise<RecordStatus> {
    for (let round = 0; round < MAX_ROUNDS && this.isUnsaved(); round += 1) {
      this.set({ status: 'saving', issues: [] })
      const { document } = this.state
      const result = await this.server.save(this.changesOf(document), this.state.stored)
      const isDone = this.took(document, result)
      if (isDone) break
    }
    return this.state.status
  }

  private changesOf(document: Document): Partial<Document> {
    if (this.state.stored === null) return document
    const changed = Object.entries(document).filter(
      ([name, value]) => !isSame(value, fieldOf(this.synced, name)),
    )
    // Fields of the document itself, under their own names.
    return Object.fromEntries(changed) as Partial<Document>
  }

  /** Handles the result of a save; returns whether no automatic retry is left. */
  private took(sent: Document, result: RecordSaved<Stored>): boolean {
    if (result.kind === 'saved') {
      this.stored(sent, result.stored)
      return true
    }
    if (result.kind === 'conflict') {
      this.merge(result.current)
      return this.state.conflicts.length > 0
    }
    if (result.kind === 'busy') this.retries.failed(result.wait)
    this.set({ status: result.kind, issues: result.kind === 'refused' ? result.issues : [] })
    this.keepNow()
    return true
  }

  private stored(sent: Document, record: Stored): void {
    this.retries.succeeded()
    const { document, known } = this.state
    const stored = this.kind.documentOf(record)
    // Text typed during the save stays, unsaved.
    const now = this.own(merge(sent, document, stored).value)
    this.synced = stored
    this.set({
      document: now,
      stored: record,
      known: this.kind.addKnownEntities(known, record),
      status: isSame(now, stored) ? 'saved' : 'unsaved',
      conflicts: [],
      wasRestored: false,
    })
    this.forgetLost()
    this.keepNow()
  }

  /** Merges the stored document. No local edits are lost: conflicts keep them in place. */
  private merge(current: Stored): void {
    const theirs = this.kind.documentOf(current)
    const { synced } = this
    const { value, conflicts } = merge(synced, this.state.document, theirs)
    this.changeSteps((step) => this.own(merge(synced, step, theirs).value))
    this.synced = theirs
    const document = this.own(value)
    this.set({
      document,
      conflicts,
      stored: current,
      known: this.kind.addKnownEntities(this.state.known, current),
      status: isSame(document, theirs) ? 'saved' : 'unsaved',
    })
    this.keepNow()
  }

  /** Restores the type of a merged or backed-up document. */
  private own(value: Json): Document {
    return value as Document
  }

  private takeLost(lost: readonly UnsavedDraft<Document, Known>[]): void {
    for (const { synced, document: words, known } of lost) {
      const { value, conflicts } = merge(synced, words, this.state.document)
      const document = this.own(value)
      if (isSame(document, this.state.document)) continue
      this.beginStep()
      const all = [...this.state.conflicts, ...conflicts]
      const both = known ? this.kind.mergeKnownEntities(this.state.known, known) : this.state.known
      this.edited(document, { wasRestored: true, conflicts: all, known: both })
    }
    if (lost.length > 0 && !this.isUnsaved()) this.forgetLost()
  }
}

const fieldOf = (document: RecordDocument, name: string) =>
  Object.entries(document).find(([each]) => each === name)?.[1]

function stateOf<Document extends RecordDocument, Stored extends StoredRecord, Known>(
  kind: RecordKind<Document, Stored, Known>,
  initial: Stored | null,
): RecordState<Document, Stored, Known> {
  return {
    document: initial ? kind.documentOf(initial) : kind.empty,
    stored: initial,
    known: initial ? kind.addKnownEntities(kind.nothingKnown, initial) : kind.nothingKnown,
    status: 'saved',
    issues: [],
    conflicts: [],
    wasRestored: false,
  }
}
