import type { NumberedGroup } from '@/src/site/parts/recipe/recipe-steps'

/** The number of a step in its recipe; 0 if it does not exist. */
export function stepNumber(groups: readonly NumberedGroup[], stepId: string | null): number {
  for (const { first, steps } of groups) {
    const place = steps.findIndex(({ id }) => id === stepId)
    if (place >= 0) return first + place
  }
  return 0
}
