import type { Issue } from '@/src/contract/error'
import type { DraftSaved, RecipeDraft } from '@/src/contract/recipe/draft'
import type { MergeConflict } from '@/src/domain/merging/merge'
import {
  isSameDocument,
  mergeDocuments,
  mergeStored,
  replaceAt,
  stateMergedWith,
  withOlder,
} from './draft-merging'
import { TIMES } from './draft-saving'
import type { DraftSave, DraftServer, SaveResult } from './draft-saving'
import { NO_REFERENCES, stateOf } from './draft-state'
import type { DraftDocument, DraftState, SaveStatus } from './draft-state'
import type { DraftKeep, KeptDraft } from './keep'
import { NO_STEPS, stepAfter, stepBack, stepForth, stepsWith } from './undo'
import type { Steps } from './undo'

/** Saves made in a row while changes keep coming, before `flush` gives its answer. */
const MOST_ROUNDS = 5

type Options = {
  initial: RecipeDraft
  /** Words of earlier visits that did not reach the server. */
  lost: readonly KeptDraft[]
  server: DraftServer
  keep: DraftKeep
}

/**
 * The draft of a recipe in an open editor: holds the document, its steps of undo, and saves by itself,
 * one request at a time, the latest state. Unsaved words lie in the keep within 300 ms. What others
 * have saved meanwhile is merged.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export class DraftStore {
  private state: DraftState
  private steps: Steps = NO_STEPS
  /** The document as the server has it: what changes are merged by. */
  private synced: DraftDocument
  private saving: Promise<void> | null = null
  private saveTimer: ReturnType<typeof setTimeout> | undefined
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private retryAfter: number = TIMES.firstRetry
  private isStopped = false
  private readonly listeners = new Set<() => void>()
  private readonly server: DraftServer
  private readonly keep: DraftKeep

  constructor({ initial, lost, server, keep }: Options) {
    this.server = server
    this.keep = keep
    this.synced = initial.draft.document
    this.state = stateOf(initial)
    this.takeLost(lost)
    // The stored recipe was changed since its draft began.
    if (initial.draft.basedOn !== initial.recipe.updatedAt) this.take(initial)
  }

  readonly getState = (): DraftState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Changes the document. Changes of one subject that follow closely are one step of undo. */
  readonly change = (
    update: (document: DraftDocument) => DraftDocument,
    subject: string | null = null,
  ): void => {
    const { document } = this.state
    const next = update(document)
    if (next === document) return
    this.steps = stepAfter(this.steps, document, subject, performance.now())
    this.edited(next)
  }

  /**
   * Shows a document that is saved with the first change, or when it is accepted: whoever only looks
   * leaves nothing behind. Can be undone.
   */
  readonly propose = (document: DraftDocument): void => {
    this.steps = stepAfter(this.steps, this.state.document, null, performance.now())
    this.set({ document, isProposal: true })
  }

  /** Takes what is proposed as written here. */
  readonly accept = (): void => {
    if (this.state.isProposal) this.edited(this.state.document)
  }

  readonly undo = (): void => this.step(stepBack(this.steps, this.state.document))

  readonly redo = (): void => this.step(stepForth(this.steps, this.state.document))

  /** Saves now; gives how it ended when nothing is on its way any more. */
  readonly flush = async (): Promise<SaveStatus> => {
    this.writeKept()
    for (let round = 0; round < MOST_ROUNDS && this.isUnsaved(); round += 1) {
      await this.save()
      if (this.state.status !== 'unsaved') break
    }
    return this.state.status
  }

  /** Reads what is stored and merges it: somebody else has saved, or the draft was published. */
  readonly refresh = async (): Promise<void> => {
    await this.saving
    await this.readAndTake()
  }

  /** Takes what is stored, such as a restored version, instead of what is edited; can be undone. */
  readonly replace = (current: RecipeDraft): void => {
    this.steps = stepAfter(this.steps, this.state.document, null, performance.now())
    this.synced = current.draft.document
    this.set({
      ...stateOf(current),
      references: withOlder(current.references, this.state.references),
    })
    this.writeKept()
  }

  /** Adds pictures and videos that the document names from now on. */
  readonly addReferences = (added: Partial<DraftState['references']>): void => {
    const { references } = this.state
    this.set({
      references: withOlder({ ...NO_REFERENCES, people: references.people, ...added }, references),
    })
  }

  /** Shows what the server says of fields that were not taken, such as by a publication. */
  readonly showIssues = (issues: readonly Issue[]): void => this.set({ issues })

  /** Settles a conflict with either side. */
  readonly settle = (conflict: MergeConflict, side: 'mine' | 'theirs'): void => {
    const conflicts = this.state.conflicts.filter((each) => each !== conflict)
    if (side === 'mine') {
      this.set({ conflicts })
      return
    }
    this.steps = stepAfter(this.steps, this.state.document, null, performance.now())
    this.edited(replaceAt(this.state.document, conflict.path, conflict.theirs), { conflicts })
  }

  /** Ends timers; what is not saved stays in the keep. */
  readonly stop = (): void => {
    this.writeKept()
    this.isStopped = true
    clearTimeout(this.saveTimer)
    clearTimeout(this.keepTimer)
  }

  private set(change: Partial<DraftState>): void {
    const { past, future } = this.steps
    const canUndo = past.length > 0
    this.state = { ...this.state, ...change, canUndo, canRedo: future.length > 0 }
    for (const listener of this.listeners) listener()
  }

  private isUnsaved(): boolean {
    const { document, stored, recipe, isProposal } = this.state
    if (isProposal) return false
    return stored.basedOn !== recipe.updatedAt || !isSameDocument(document, this.synced)
  }

  private edited(document: DraftDocument, more: Partial<DraftState> = {}): void {
    const isHeld = this.state.status === 'signed-out' || this.state.status === 'gone'
    const status = isHeld ? {} : { status: 'unsaved' as const }
    this.set({ document, isProposal: false, ...more, ...status })
    this.keepTimer ??= setTimeout(() => this.writeKept(), TIMES.keepAfter)
    if (!isHeld) this.saveIn(TIMES.saveAfter)
  }

  private step(step: { document: DraftDocument; steps: Steps } | null): void {
    if (!step) return
    this.steps = step.steps
    this.edited(step.document)
  }

  private writeKept(): void {
    clearTimeout(this.keepTimer)
    this.keepTimer = undefined
    const { document, stored, recipe } = this.state
    const { revision } = stored
    const kept = { document, synced: this.synced, revision, basedOn: recipe.updatedAt }
    this.keep.write(this.isUnsaved() ? kept : null).catch(() => undefined)
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
    this.saving ??= this.send().finally(() => {
      this.saving = null
    })
    return this.saving
  }

  private async send(): Promise<void> {
    const { document, stored, recipe } = this.state
    this.set({ status: 'saving' })
    const sent = { document, revision: stored.revision, basedOn: recipe.updatedAt }
    const result = await this.server.save(sent)
    if (this.isStopped) return
    if (result.kind === 'saved') await this.saved(sent, result.draft)
    else if (result.kind === 'conflict') this.take(result.current)
    else this.failed(result)
  }

  private failed(result: Exclude<SaveResult, { kind: 'saved' | 'conflict' }>): void {
    this.writeKept()
    const issues = result.kind === 'refused' ? result.issues : this.state.issues
    this.set({ status: result.kind, issues })
    if (result.kind !== 'offline') return
    this.saveIn(this.retryAfter)
    this.retryAfter = Math.min(this.retryAfter * 2, TIMES.lastRetry)
  }

  private async saved(sent: DraftSave, stored: DraftSaved): Promise<void> {
    this.retryAfter = TIMES.firstRetry
    this.synced = sent.document
    this.set({ stored, issues: [] })
    this.set({ status: this.isUnsaved() ? 'unsaved' : 'saved' })
    this.keep.forgetLost().catch(() => undefined)
    this.writeKept()
    if (!this.isUnsaved()) return
    this.saveIn(TIMES.saveAfter)
    // The recipe was stored again meanwhile: its changes are not merged yet.
    if (stored.basedOn !== sent.basedOn) await this.readAndTake()
  }

  private async readAndTake(): Promise<void> {
    const current = await this.server.read()
    if (current && !this.isStopped) this.take(current)
  }

  /** Takes in what is stored. Nothing that was written here is lost: conflicts keep it in place. */
  private take(current: RecipeDraft): void {
    const { synced } = this
    this.steps = stepsWith(this.steps, (step) => mergeStored(synced, step, current).document)
    this.synced = current.draft.document
    const next = stateMergedWith(this.state, synced, current)
    this.set(next)
    if (this.isUnsaved()) this.edited(next.document)
    else this.writeKept()
  }

  private takeLost(lost: readonly KeptDraft[]): void {
    for (const { synced, document: words } of lost) {
      const { document, conflicts } = mergeDocuments(synced, words, this.state.document)
      if (isSameDocument(document, this.state.document)) continue
      this.steps = stepAfter(this.steps, this.state.document, null, performance.now())
      const all = [...this.state.conflicts, ...conflicts]
      this.edited(document, { wasRestored: true, conflicts: all })
    }
    if (lost.length > 0 && !this.isUnsaved()) this.keep.forgetLost().catch(() => undefined)
  }
}
