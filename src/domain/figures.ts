/** Days that figures can cover. */
export const FIGURE_PERIODS = ['7', '30', '90', '365'] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]

/** Period of figures when none is chosen. */
export const DEFAULT_PERIOD: FigurePeriod = '30'

/**
 * Points of a plot: their number, and the days that each covers. A year is 52 whole weeks, so that it is
 * compared with the same weekdays of the year before.
 * @see docs/product/overview.md#periods
 */
export const PLOT_POINTS: Readonly<Record<FigurePeriod, { count: number; days: number }>> = {
  '7': { count: 7, days: 1 },
  '30': { count: 30, days: 1 },
  '90': { count: 90, days: 1 },
  '365': { count: 52, days: 7 },
}

/** Days that a period covers. */
export const periodDays = (period: FigurePeriod): number =>
  PLOT_POINTS[period].count * PLOT_POINTS[period].days

/** Kinds of tasks on the overview, in the order in which they are shown. */
export const SITE_TASKS = [
  'payments_failed',
  'sends_paused',
  'comments_reported',
  'comments_waiting',
  'photos_waiting',
  'imports_failed_rows',
  'popular_without_picture',
  'recipes_scheduled',
  'sends_scheduled',
] as const
export type SiteTask = (typeof SITE_TASKS)[number]

/** Views of a recipe in 30 days from which a missing picture is a task. */
export const MIN_POPULAR_VIEWS = 20
