import type { Issue } from '@/src/contract/error'
import type { MergeConflict } from '@/src/domain/merging/merge'
import type { DraftAnswer, DraftKind, DraftOptions } from './draft-kind'
import { isSameDocument, mergeDocuments, mergeStored, replaceAt } from './draft-merging'
import { TIMES } from './draft-saving'
import type { DraftSave, DraftServer, SaveFailure } from './draft-saving'
import type { EditedDraft, SavedDraft, SaveStatus } from './draft-state'
import { EditedStore } from './edited-store'
import type { UnsavedDraft } from './keep'
import { Retries } from './retries'

/** Maximum number of consecutive saves before `flush` resolves while changes continue. */
const MAX_ROUNDS = 5
/** States in which the next save begins at once. */
const GOES_ON: ReadonlySet<SaveStatus> = new Set(['unsaved', 'saving'])
/** Statuses that further edits do not change. */
const IS_HELD: ReadonlySet<SaveStatus> = new Set(['signed-out', 'gone', 'busy'])

/**
 * A draft in an open editor, of a recipe or of the design of a site: saves automatically, one request at a
 * time, the latest state. Unsaved edits are backed up within 300 ms. Concurrent saves of others are merged.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export class DraftStore<
  Document,
  References,
  Saved extends SavedDraft,
  Answer extends DraftAnswer<Document, References>,
  State extends EditedDraft<Document, References, Saved>,
> extends EditedStore<Document, State> {
  /** The document on the server: the base of merges. */
  private synced: Document
  private saving: Promise<void> | null = null
  private saveTimer: ReturnType<typeof setTimeout> | undefined
  private readonly retries = new Retries()
  private isStopped = false
  private readonly kind: DraftKind<Document, References, Saved, Answer, State>
  private readonly server: DraftServer<Document, Answer, Saved>

  constructor(options: DraftOptions<Document, References, Saved, Answer, State>) {
    const { kind, initial, lost, server, keep } = options
    super(kind.stateOf(initial), keep)
    this.kind = kind
    this.server = server
    this.synced = initial.draft.document
    this.takeLost(lost)
    // The published object was changed after its draft was created.
    if (initial.draft.basedOn !== kind.versionOf(initial)) this.take(initial)
  }

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

  /** Saves now; resolves with the result once no save is pending. */
  readonly flush = async (): Promise<SaveStatus> => {
    this.keepNow()
    for (let round = 0; round < MAX_ROUNDS && this.isUnsaved(); round += 1) {
      await this.save()
      // Another caller that waited for the save may have started the next one.
      if (this.isStopped || !GOES_ON.has(this.state.status)) break
    }
    return this.state.status
  }

  /** Reads the stored draft and merges it, after another user has saved, or the draft was published. */
  readonly refresh = async (): Promise<void> => {
    await this.saving
    await this.readAndTake()
  }

  /** Replaces the edited document by the stored one, such as a restored version; can be undone. */
  readonly replace = (current: Answer): void => {
    this.beginStep()
    this.synced = current.draft.document
    this.set({
      ...this.kind.stateOf(current),
      references: this.kind.withOlder(current.references, this.state.references),
    })
    this.keepNow()
  }

  /** Adds references of the document. */
  readonly addReferences = (added: Partial<References>): void =>
    this.set({ references: this.kind.withOlder(added, this.state.references) })

  /** Shows the server's messages about rejected fields, such as by a publication. */
  readonly showIssues = (issues: readonly Issue[]): void => this.set({ issues })

  /** Settles a conflict with either side. */
  readonly settle = (conflict: MergeConflict, side: 'mine' | 'theirs'): void => {
    const conflicts = this.state.conflicts.filter((each) => each !== conflict)
    if (side === 'mine') {
      this.set({ conflicts })
      return
    }
    this.beginStep()
    this.edited(replaceAt(this.state.document, conflict.path, conflict.theirs), { conflicts })
  }

  /** Stops timers; unsaved edits stay in the backup. */
  readonly stop = (): void => {
    this.keepNow()
    this.isStopped = true
    clearTimeout(this.saveTimer)
  }

  private set(change: Partial<EditedDraft<Document, References, Saved>>): void {
    this.tell({ ...this.state, ...change, ...this.canStep() })
  }

  private isUnsaved(state: State = this.state): boolean {
    const { document, stored, isProposal } = state
    if (isProposal) return false
    return stored.basedOn !== this.kind.versionOf(state) || !isSameDocument(document, this.synced)
  }

  protected edited(
    document: Document,
    more: Partial<EditedDraft<Document, References, Saved>> = {},
  ): void {
    const isHeld = IS_HELD.has(this.state.status)
    const status = isHeld ? {} : { status: 'unsaved' as const }
    this.set({ document, isProposal: false, ...more, ...status })
    this.keepSoon()
    if (!isHeld) this.saveIn(TIMES.saveAfter)
  }

  protected unsaved(): UnsavedDraft<Document> | null {
    if (!this.isUnsaved()) return null
    const { document, stored } = this.state
    const basedOn = this.kind.versionOf(this.state)
    return { document, synced: this.synced, revision: stored.revision, basedOn }
  }

  private saveIn(milliseconds: number): void {
    clearTimeout(this.saveTimer)
    if (!this.isStopped) this.saveTimer = setTimeout(() => void this.save(), milliseconds)
  }

  private save(): Promise<void> {
    clearTimeout(this.saveTimer)
    if (!this.isUnsaved()) {
      this.set({ status: 'saved' })
      return Promise.resolve()
    }
    const wait = this.retries.left()
    if (wait > 0) {
      this.set({ status: 'busy' })
      this.saveIn(wait)
      return Promise.resolve()
    }
    this.saving ??= this.send().finally(() => {
      this.saving = null
    })
    return this.saving
  }

  private async send(): Promise<void> {
    const { document, stored } = this.state
    this.set({ status: 'saving' })
    const basedOn = this.kind.versionOf(this.state)
    const sent = { document, revision: stored.revision, basedOn }
    const result = await this.server.save(sent)
    if (this.isStopped) return
    if (result.kind === 'saved') await this.saved(sent, result.draft)
    else if (result.kind === 'conflict') this.take(result.current)
    else this.failed(result)
  }

  private failed(result: SaveFailure): void {
    this.keepNow()
    const issues = result.kind === 'refused' ? result.issues : this.state.issues
    this.set({ status: result.kind, issues })
    if (result.kind === 'offline') this.saveIn(this.retries.failed())
    if (result.kind === 'busy') this.saveIn(this.retries.failed(result.wait))
  }

  private async saved(sent: DraftSave<Document>, stored: Saved): Promise<void> {
    this.retries.succeeded()
    this.synced = sent.document
    const isUnsaved = this.isUnsaved({ ...this.state, stored })
    // At once, and the same empty list, to avoid re-renders while the user types.
    const issues = this.state.issues.length === 0 ? this.state.issues : []
    this.set({ stored, issues, status: isUnsaved ? 'unsaved' : 'saved' })
    this.forgetLost()
    this.keepNow()
    if (!isUnsaved) return
    this.saveIn(TIMES.saveAfter)
    // The published version was changed in the meantime: its changes are not merged yet.
    if (stored.basedOn !== sent.basedOn) await this.readAndTake()
  }

  private async readAndTake(): Promise<void> {
    const current = await this.server.read()
    if (current && !this.isStopped) this.take(current)
  }

  /** Merges the stored document. No local edits are lost: conflicts keep them in place. */
  private take(current: Answer): void {
    const { synced, state } = this
    const updatedAt = this.kind.versionOf(current)
    const merged = (document: Document) => mergeStored(synced, document, current, updatedAt)
    this.changeSteps((step) => merged(step).document)
    this.synced = current.draft.document
    const { document, conflicts } = merged(state.document)
    const next = this.kind.stateOf(current)
    this.set({
      ...next,
      document,
      wasRestored: state.wasRestored,
      references: this.kind.withOlder(next.references, state.references),
      conflicts: [...state.conflicts, ...conflicts],
    })
    if (this.isUnsaved()) this.edited(document)
    else this.keepNow()
  }

  private takeLost(lost: readonly UnsavedDraft<Document>[]): void {
    for (const { synced, document: words } of lost) {
      const { document, conflicts } = mergeDocuments(synced, words, this.state.document)
      if (isSameDocument(document, this.state.document)) continue
      this.beginStep()
      const all = [...this.state.conflicts, ...conflicts]
      this.edited(document, { wasRestored: true, conflicts: all })
    }
    if (lost.length > 0 && !this.isUnsaved()) this.forgetLost()
  }
}
