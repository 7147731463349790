import { TIMES } from './times'
import type { DraftBackup, UnsavedDraft } from './keep'
import { NO_STEPS, stepAfter, stepBack, stepForth, applyToSteps } from './undo'
import type { Steps } from './undo'

/**
 * A document in an open editor, with its undo steps: notifies of each change, and backs up unsaved edits
 * within 300 ms. Each kind of store decides when to save.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export abstract class EditedStore<Document, State extends { document: Document }, Known = unknown> {
  private steps: Steps<Document> = NO_STEPS
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  protected constructor(
    protected state: State,
    private readonly keep: DraftBackup<Document, Known>,
  ) {}

  readonly getState = (): State => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Changes the document. Changes of one subject that follow closely are one step of undo. */
  readonly change = (
    update: (document: Document) => Document,
    subject: string | null = null,
  ): void => {
    const next = update(this.state.document)
    if (next === this.state.document) return
    this.beginStep(subject)
    this.edited(next)
  }

  readonly undo = (): void => this.step(stepBack(this.steps, this.state.document))

  readonly redo = (): void => this.step(stepForth(this.steps, this.state.document))

  /** Takes a document that was changed here. */
  protected abstract edited(document: Document): void

  /** The unsaved document with the version that it is based on; null when everything is saved. */
  protected abstract unsaved(): UnsavedDraft<Document, Known> | null

  protected keepSoon(): void {
    this.keepTimer ??= setTimeout(() => this.keepNow(), TIMES.keepAfter)
  }

  protected keepNow(): void {
    clearTimeout(this.keepTimer)
    this.keepTimer = undefined
    this.keep.write(this.unsaved()).catch(() => undefined)
  }

  protected forgetLost(): void {
    this.keep.forgetLost().catch(() => undefined)
  }

  protected tell(state: State): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }

  /** Begins an undo step with the next change. */
  protected beginStep(subject: string | null = null): void {
    this.steps = stepAfter(this.steps, this.state.document, subject, performance.now())
  }

  /** Adds an external change to every undo step. */
  protected changeSteps(change: (document: Document) => Document): void {
    this.steps = applyToSteps(this.steps, change)
  }

  protected canStep(): { canUndo: boolean; canRedo: boolean } {
    return { canUndo: this.steps.past.length > 0, canRedo: this.steps.future.length > 0 }
  }

  private step(step: { document: Document; steps: Steps<Document> } | null): void {
    if (!step) return
    this.steps = step.steps
    this.edited(step.document)
  }
}
