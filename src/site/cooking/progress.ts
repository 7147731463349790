import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'
import { Store } from './store'

/** The progress of cooking: checked ingredients, and the current step. */
export type Progress = {
  checkedIds: ReadonlySet<string>
  stepId: string | null
  /** Whether anything was ticked, selected or timed, which keeps the screen awake. */
  hasBegun: boolean
}

/** The progress on a recipe, stored for the tab: phones unload background pages. */
export class ProgressStore extends Store<Progress> {
  readonly #key: string

  constructor(recipeId: string, firstStepId: string | null) {
    super({ checkedIds: new Set(), stepId: firstStepId, hasBegun: false })
    this.#key = `progress:${recipeId}`
  }

  /** Restores this tab's progress, as far as it is still valid for the recipe. */
  restore(stepIds: readonly string[]): void {
    const stored = readJsonItem('sessionStorage', this.#key)
    if (typeof stored !== 'object' || stored === null) return
    const { checkedIds, stepId }: { checkedIds?: unknown; stepId?: unknown } = stored
    const ids: unknown[] = Array.isArray(checkedIds) ? checkedIds : []
    this.set({
      ...this.get(),
      checkedIds: new Set(ids.filter((id) => typeof id === 'string')),
      stepId: stepIds.find((id) => id === stepId) ?? this.get().stepId,
    })
  }

  /** Toggles the tick of an ingredient. */
  toggle(usageId: string): void {
    const checkedIds = new Set(this.get().checkedIds)
    if (!checkedIds.delete(usageId)) checkedIds.add(usageId)
    this.#keep({ ...this.get(), checkedIds, hasBegun: true })
  }

  /** Selects a step. */
  select(stepId: string): void {
    if (stepId !== this.get().stepId) this.#keep({ ...this.get(), stepId, hasBegun: true })
  }

  /** Records that cooking has begun. */
  begin(): void {
    if (!this.get().hasBegun) this.set({ ...this.get(), hasBegun: true })
  }

  #keep(progress: Progress): void {
    this.set(progress)
    const { checkedIds, stepId } = progress
    writeJsonItem('sessionStorage', this.#key, { checkedIds: [...checkedIds], stepId })
  }
}
