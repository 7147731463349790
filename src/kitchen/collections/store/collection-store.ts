import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { isSame, merge } from '@/src/domain/merging/merge'
import type { MergeConflict } from '@/src/domain/merging/merge'
import { replacedAt } from '../../draft/draft-merging'
import { TIMES } from '../../draft/draft-saving'
import type { DraftKeep, KeptDraft } from '../../draft/keep'
import { NO_STEPS, stepAfter, stepBack, stepForth, stepsWith } from '../../draft/undo'
import type { Steps } from '../../draft/undo'
import type { CollectionSaved, CollectionServer } from './collection-server'
import {
  asDocument,
  documentOf,
  EMPTY_COLLECTION,
  knownWith,
  NOTHING_KNOWN,
} from './collection-state'
import type { CollectionDocument, CollectionState, CollectionStatus } from './collection-state'

/** Saves that are made again in a row while others save, too. */
const MOST_ROUNDS = 3

type Options = {
  /** Null for one that is not there yet. */
  initial: ManagedCollection | null
  /** Words of earlier visits that were not saved. */
  lost: readonly KeptDraft<CollectionDocument>[]
  server: CollectionServer
  keep: DraftKeep<CollectionDocument>
}

/**
 * A collection in an open editor: holds the document and its steps of undo. It is saved when somebody
 * says so, because readers see it then; until that moment the words lie in the keep. What others have
 * saved meanwhile is merged.
 * @see docs/product/kitchen.md#collection-editor
 */
export class CollectionStore {
  private state: CollectionState
  private steps: Steps<CollectionDocument> = NO_STEPS
  /** The document as the server has it: what changes are merged by. */
  private synced: CollectionDocument
  private saving: Promise<CollectionStatus> | null = null
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly server: CollectionServer
  private readonly keep: DraftKeep<CollectionDocument>

  constructor({ initial, lost, server, keep }: Options) {
    this.server = server
    this.keep = keep
    this.synced = initial ? documentOf(initial) : EMPTY_COLLECTION
    this.state = {
      document: this.synced,
      stored: initial,
      known: initial ? knownWith(NOTHING_KNOWN, initial) : NOTHING_KNOWN,
      status: 'saved',
      issues: [],
      conflicts: [],
      wasRestored: false,
    }
    this.takeLost(lost)
  }

  readonly getState = (): CollectionState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Changes the document. Changes of one subject that follow closely are one step of undo. */
  readonly change = (
    update: (document: CollectionDocument) => CollectionDocument,
    subject: string | null = null,
  ): void => {
    const { document } = this.state
    const next = update(document)
    if (next === document) return
    this.steps = stepAfter(this.steps, document, subject, performance.now())
    this.edited(next)
  }

  readonly undo = (): void => this.step(stepBack(this.steps, this.state.document))

  readonly redo = (): void => this.step(stepForth(this.steps, this.state.document))

  /** Adds what the document names from now on. */
  readonly addKnown = (added: Parameters<typeof knownWith>[1]): void =>
    this.set({ known: knownWith(this.state.known, added) })

  /** Lets go of what is not saved; can be undone. */
  readonly discard = (): void => this.change(() => this.synced)

  /** Whether something here is not on the server. */
  readonly isUnsaved = (): boolean => !isSame(this.state.document, this.synced)

  /** Saves what is written, so that readers see it; gives how it ended. */
  readonly save = (): Promise<CollectionStatus> => {
    this.writeKept()
    this.saving ??= this.saveAll().finally(() => {
      this.saving = null
    })
    return this.saving
  }

  /** Ends a conflict by taking either side. */
  readonly settle = (conflict: MergeConflict, side: 'mine' | 'theirs'): void => {
    this.set({ conflicts: this.state.conflicts.filter((each) => each !== conflict) })
    if (side === 'mine') return
    this.change((document) => asDocument(replacedAt(document, conflict.path, conflict.theirs)))
  }

  /** Ends timers; what is not saved stays in the keep. */
  readonly stop = (): void => this.writeKept()

  /** Lets go of everything that is kept: the collection was deleted. */
  readonly forget = (): void => {
    this.synced = this.state.document
    this.writeKept()
  }

  private set(change: Partial<CollectionState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private edited(document: CollectionDocument, more: Partial<CollectionState> = {}): void {
    const isOpen = this.state.status !== 'saving' && this.state.status !== 'gone'
    const isSaved = isSame(document, this.synced)
    const status = isSaved ? 'saved' : 'unsaved'
    const wasRestored = this.state.wasRestored && !isSaved
    this.set({ document, issues: [], wasRestored, ...more, ...(isOpen ? { status } : {}) })
    this.keepTimer ??= setTimeout(() => this.writeKept(), TIMES.keepAfter)
  }

  private step(step: { document: CollectionDocument; steps: Steps<CollectionDocument> } | null) {
    if (!step) return
    this.steps = step.steps
    this.edited(step.document)
  }

  private writeKept(): void {
    clearTimeout(this.keepTimer)
    this.keepTimer = undefined
    const { document, stored } = this.state
    const kept = { document, synced: this.synced, revision: 0, basedOn: stored?.updatedAt ?? '' }
    this.keep.write(this.isUnsaved() ? kept : null).catch(() => undefined)
  }

  /** Saves, and again what was merged by what others saved: until both are stored. */
  private async saveAll(): Promise<CollectionStatus> {
    for (let round = 0; round < MOST_ROUNDS && this.isUnsaved(); round += 1) {
      this.set({ status: 'saving', issues: [] })
      const { document } = this.state
      const result = await this.server.save(this.changesOf(document), this.state.stored)
      const isDone = this.took(document, result)
      if (isDone) break
    }
    return this.state.status
  }

  private changesOf(document: CollectionDocument): Partial<CollectionDocument> {
    if (this.state.stored === null) return document
    return Object.fromEntries(
      Object.entries(document).filter(
        ([name, value]) => !isSame(value, fieldOf(this.synced, name)),
      ),
    )
  }

  /** Takes the end of a save in; whether nothing is left to be sent by itself. */
  private took(sent: CollectionDocument, result: CollectionSaved): boolean {
    if (result.kind === 'saved') {
      this.stored(sent, result.collection)
      return true
    }
    if (result.kind === 'conflict') {
      this.merge(result.current)
      return this.state.conflicts.length > 0
    }
    this.set({ status: result.kind, issues: result.kind === 'refused' ? result.issues : [] })
    this.writeKept()
    return true
  }

  private stored(sent: CollectionDocument, collection: ManagedCollection): void {
    const { document, known } = this.state
    const stored = documentOf(collection)
    // What was typed meanwhile stays, and is not saved.
    const now = asDocument(merge(sent, document, stored).value)
    this.synced = stored
    this.set({
      document: now,
      stored: collection,
      known: knownWith(known, collection),
      status: isSame(now, stored) ? 'saved' : 'unsaved',
      conflicts: [],
      wasRestored: false,
    })
    this.keep.forgetLost().catch(() => undefined)
    this.writeKept()
  }

  /** Takes in what is stored. Nothing that was written here is lost: conflicts keep it in place. */
  private merge(current: ManagedCollection): void {
    const theirs = documentOf(current)
    const { synced } = this
    const { value, conflicts } = merge(synced, this.state.document, theirs)
    this.steps = stepsWith(this.steps, (step) => asDocument(merge(synced, step, theirs).value))
    this.synced = theirs
    const document = asDocument(value)
    this.set({
      document,
      conflicts,
      stored: current,
      known: knownWith(this.state.known, current),
      status: isSame(document, theirs) ? 'saved' : 'unsaved',
    })
    this.writeKept()
  }

  private takeLost(lost: readonly KeptDraft<CollectionDocument>[]): void {
    for (const { synced, document: words } of lost) {
      const { value, conflicts } = merge(synced, words, this.state.document)
      const document = asDocument(value)
      if (isSame(document, this.state.document)) continue
      this.steps = stepAfter(this.steps, this.state.document, null, performance.now())
      const all = [...this.state.conflicts, ...conflicts]
      this.edited(document, { wasRestored: true, conflicts: all })
    }
    if (lost.length > 0 && !this.isUnsaved()) this.keep.forgetLost().catch(() => undefined)
  }
}

const fieldOf = (document: CollectionDocument, name: string) =>
  Object.entries(document).find(([each]) => each === name)?.[1]
