import { BIN_DAYS } from '@/src/domain/recipes/recipe-limits'

const DAY = 86_400_000

/**
 * The time at which a recipe in the bin is removed for good.
 * @see docs/product/limits.md#lifetimes
 */
export const removalTime = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + BIN_DAYS * DAY).toISOString()
