import type { z } from 'zod'
import { yieldRangeProblem } from '@/src/domain/recipes/yield-range'

/**
 * Refuses an upper end of a yield that is not larger than the lower one; the issue is at `yieldMax`.
 * @see docs/product/recipes.md#servings
 */
export const checkYieldRange: z.core.CheckFn<Parameters<typeof yieldRangeProblem>[0]> = ({
  value,
  issues,
}) => {
  const message = yieldRangeProblem(value)
  if (message !== null) issues.push({ code: 'custom', path: ['yieldMax'], message, input: value })
}
