import type { Issue } from '@/src/contract/error'
import type { MergeConflict } from '@/src/domain/merging/merge'
import { EditedStore } from './edited-store'
import type { DraftBackup, UnsavedDraft } from './keep'
import {
  addOlder,
  changedFields,
  isSameDocument,
  mergeDocuments,
  mergeStored,
  replaceAt,
} from './merging'
import type { KnownEntities, RecordKind } from './record-kind'
import type { RecordServer, SavedUpdate, SaveFailure } from './record-server'
import { initialState, saveStatusText } from './record-state'
import type { RecordState, SaveStatus } from './record-state'
import { Retries } from './retries'
import { TIMES } from './times'

/** Maximum number of consecutive saves before `save` resolves while changes continue. */
const MAX_ROUNDS = 5

const pathOf = ({ path }: MergeConflict): string => path.join('/')

/** Statuses that further edits do not change. */
const HELD: Readonly<Record<'automatic' | 'explicit', readonly SaveStatus[]>> = {
  automatic: ['signed-out', 'gone', 'busy'],
  explicit: ['saving', 'gone'],
}

/** The options of a record store. */
type RecordOptions<Document, Stored, Known extends KnownEntities> = {
  kind: RecordKind<Document, Stored, Known>
  /** The id of the record, under which its edits are backed up. */
  subject: string
  initial: Stored
  /** Edits of earlier visits that did not reach the server. */
  lost: readonly UnsavedDraft<Document, Known>[]
  server: RecordServer<Document, Stored>
  keep: DraftBackup<Document, Known>
}

/**
 * A record in an open editor: a recipe, a design, a collection or an event. Sends one save at a time, with
 * the latest state, automatically or when the user requests it. Unsaved edits are backed up within 300 ms.
 * Concurrent saves of others are merged.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export class RecordStore<
  Document extends object,
  Stored,
  Known extends KnownEntities,
> extends EditedStore<Document, RecordState<Document, Stored, Known>, Known> {
  readonly subject: string
  readonly kind: RecordKind<Document, Stored, Known>
  private readonly server: RecordServer<Document, Stored>
  private readonly isAutomatic: boolean
  private readonly retries = new Retries()
  /** The document on the server: the base of merges. */
  private synced: Document
  /** Resolves with whether a further save may follow at once. */
  private saving: Promise<boolean> | null = null
  private saveTimer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(options: RecordOptions<Document, Stored, Known>) {
    const { kind, initial, keep } = options
    super(initialState(kind, initial), keep)
    this.subject = options.subject
    this.kind = kind
    this.server = options.server
    this.isAutomatic = kind.saves === 'automatic'
    this.synced = this.state.document
    this.takeLost(options.lost)
    if (this.isOutdated(initial)) this.take(initial)
  }

  /** Whether something here is not on the server. */
  readonly isUnsaved = (state: RecordState<Document, Stored, Known> = this.state): boolean =>
    !state.isProposal &&
    (this.isOutdated(state.stored) || !isSameDocument(state.document, this.synced))

  /** The text of the save status. */
  readonly statusText = (): string => saveStatusText(this.kind, this.state)

  /** Saves now; resolves with the status once no save is pending. */
  readonly save = async (): Promise<SaveStatus> => {
    this.keepNow()
    for (let round = 0; round < MAX_ROUNDS && this.isUnsaved(); round += 1) {
      const mayGoOn = await this.saveOnce()
      if (this.isStopped || !mayGoOn) break
    }
    return this.state.status
  }

  /** Reads the stored record and merges it, after another user has saved, or the draft was published. */
  readonly refresh = async (): Promise<void> => {
    await this.saving
    await this.readAndTake()
  }

  /** Replaces the edited document by the stored one, such as a restored version; can be undone. */
  readonly replace = (current: Stored): void => {
    this.beginStep()
    const state = initialState(this.kind, current)
    this.synced = state.document
    this.set({ ...state, known: addOlder<Known>(state.known, this.state.known) })
    this.keepNow()
  }

  /** Discards unsaved edits; can be undone. */
  readonly discard = (): void => this.change(() => this.synced)

  /**
   * Shows a document that is saved with the first change, or when it is accepted: viewing it
   * stores nothing. Can be undone.
   */
  readonly propose = (document: Document): void => {
    this.beginStep()
    this.set({ document, isProposal: true })
  }

  /** Accepts the proposal as an edit. */
  readonly accept = (): void => {
    if (this.state.isProposal) this.edited(this.state.document)
  }

  /** Adds display data of entities in the document. */
  readonly addKnown = (added: Partial<Known>): void =>
    this.set({ known: addOlder<Known>(added, this.state.known) })

  /** Shows the server's messages about rejected fields, such as by a publication. */
  readonly showIssues = (issues: readonly Issue[]): void => this.set({ issues })

  /** Settles a conflict with either side. */
  readonly settle = (conflict: MergeConflict, side: 'mine' | 'theirs'): void => {
    const conflicts = this.state.conflicts.filter((each) => each !== conflict)
    this.set({ conflicts })
    if (side === 'mine') return
    this.change((document) => replaceAt(document, conflict.path, conflict.theirs))
  }

  /** Writes unsaved edits to the backup now. */
  readonly backUp = (): void => this.keepNow()

  /** Stops timers; unsaved edits stay in the backup. */
  readonly stop = (): void => {
    this.keepNow()
    this.isStopped = true
    clearTimeout(this.saveTimer)
  }

  /** Finishes a pending save, makes the last automatic one, and stops. */
  readonly close = async (): Promise<void> => {
    this.keepNow()
    await (this.isAutomatic ? this.save() : this.saving)
    this.stop()
  }

  /** Deletes the backup of a deleted record. */
  readonly forget = (): void => {
    this.synced = this.state.document
    this.keepNow()
  }

  protected edited(
    document: Document,
    more: Partial<RecordState<Document, Stored, Known>> = {},
  ): void {
    const isHeld = HELD[this.kind.saves].includes(this.state.status)
    if (this.isAutomatic) {
      this.set({ document, isProposal: false, ...more, ...(isHeld ? {} : { status: 'unsaved' }) })
      if (!isHeld) this.saveIn(TIMES.saveAfter)
    } else {
      const isSaved = isSameDocument(document, this.synced)
      const wasRestored = this.state.wasRestored && !isSaved
      const status = isSaved ? 'saved' : 'unsaved'
      this.set({ document, issues: [], wasRestored, ...more, ...(isHeld ? {} : { status }) })
      clearTimeout(this.saveTimer)
    }
    this.keepSoon()
  }

  protected unsaved(): UnsavedDraft<Document, Known> | null {
    if (!this.isUnsaved()) return null
    const { document, known } = this.state
    return { document, synced: this.synced, known }
  }

  private set(change: Partial<RecordState<Document, Stored, Known>>): void {
    this.tell({ ...this.state, ...change, ...this.canStep() })
  }

  /** Whether the published object was changed after its draft was created. */
  private isOutdated(stored: Stored): boolean {
    return Boolean(this.kind.publishedChanges?.(stored))
  }

  private saveIn(milliseconds: number): void {
    clearTimeout(this.saveTimer)
    if (this.isStopped) return
    const save = (): unknown => (this.isAutomatic ? this.saveOnce() : this.save())
    this.saveTimer = setTimeout(() => void save(), milliseconds)
  }

  private saveOnce(): Promise<boolean> {
    clearTimeout(this.saveTimer)
    if (!this.isUnsaved()) {
      this.set({ status: 'saved' })
      return Promise.resolve(false)
    }
    const wait = this.retries.left()
    if (wait > 0) {
      this.set({ status: 'busy' })
      this.saveIn(wait)
      return Promise.resolve(false)
    }
    this.saving ??= this.send().finally(() => {
      this.saving = null
    })
    return this.saving
  }

  private async send(): Promise<boolean> {
    const { document, stored } = this.state
    this.set({ status: 'saving', ...(this.isAutomatic ? {} : { issues: [] }) })
    const changes = changedFields(this.synced, document)
    const result = await this.server.save({ document, changes, stored })
    if (this.isStopped) return false
    if (result.kind === 'saved') await this.saved(document, result.update)
    else if (result.kind !== 'conflict') this.failed(result)
    // Explicit saves wait for the user to settle conflicts, and leave text that was typed meanwhile.
    else return this.take(result.current) === 0 || this.isAutomatic
    return this.isAutomatic && result.kind === 'saved'
  }

  private failed(result: SaveFailure): void {
    this.keepNow()
    const issues = result.kind === 'refused' ? result.issues : this.state.issues
    this.set({ status: result.kind, issues })
    if (result.kind === 'busy') this.saveIn(this.retries.failed(result.wait))
    if (result.kind === 'offline' && this.isAutomatic) this.saveIn(this.retries.failed())
  }

  private async saved(sent: Document, update: SavedUpdate<Stored>): Promise<void> {
    this.retries.succeeded()
    const { kind, state } = this
    const stored = update(state.stored)
    this.synced = kind.documentOf(stored)
    // Text typed during the save stays, unsaved.
    const { document } = mergeDocuments(sent, state.document, this.synced)
    const isUnsaved = this.isUnsaved({ ...state, stored, document })
    // The same empty list, to avoid re-renders while the user types.
    const issues = state.issues.length === 0 ? state.issues : []
    const status = isUnsaved ? 'unsaved' : 'saved'
    this.set({
      stored,
      document,
      issues,
      status,
      ...(this.isAutomatic ? {} : this.settled(stored)),
    })
    this.forgetLost()
    this.keepNow()
    if (!isUnsaved || !this.isAutomatic) return
    this.saveIn(TIMES.saveAfter)
    // The published version was changed in the meantime: its changes are not merged yet.
    if (this.isOutdated(stored)) await this.readAndTake()
  }

  /** The state after an explicit save, which includes the changes of others. */
  private settled(stored: Stored): Partial<RecordState<Document, Stored, Known>> {
    const known = addOlder<Known>(this.kind.knownOf(stored), this.state.known)
    return { known, conflicts: [], wasRestored: false }
  }

  private async readAndTake(): Promise<void> {
    const current = await this.server.read()
    if (current !== null && !this.isStopped) this.take(current)
  }

  /**
   * Merges the stored record; returns the number of conflicts. No local edits are lost: conflicts keep them
   * in place.
   */
  private take(current: Stored): number {
    const { kind, synced, state } = this
    const next = initialState(kind, current)
    const changes = kind.publishedChanges?.(current) ?? null
    const merged = (mine: Document) => mergeStored(synced, mine, next.document, changes)
    this.changeSteps((step) => merged(step).document)
    this.synced = next.document
    const { document, conflicts } = merged(state.document)
    const { wasRestored } = state
    const known = addOlder<Known>(next.known, state.known)
    const paths = new Set(conflicts.map(pathOf))
    const others = state.conflicts.filter((each) => !paths.has(pathOf(each)))
    this.set({ ...next, document, wasRestored, known, conflicts: [...others, ...conflicts] })
    if (this.isUnsaved()) this.edited(document)
    else this.keepNow()
    return conflicts.length
  }

  private takeLost(lost: readonly UnsavedDraft<Document, Known>[]): void {
    for (const { synced, document: typed, known } of lost) {
      const { document, conflicts } = mergeDocuments(synced, typed, this.state.document)
      if (isSameDocument(document, this.state.document)) continue
      this.beginStep()
      this.edited(document, {
        wasRestored: true,
        conflicts: [...this.state.conflicts, ...conflicts],
        known: addOlder<Known>(this.state.known, known ?? {}),
      })
    }
    if (lost.length > 0 && !this.isUnsaved()) this.forgetLost()
  }
}

/** The store of a kind of records: `StoreOf<typeof EVENTS>`. */
export type StoreOf<Kind> =
  Kind extends RecordKind<infer Document extends object, infer Stored, infer Known>
    ? RecordStore<Document, Stored, Known>
    : never
