import { DEFAULT_PERIOD, FIGURE_PERIODS } from '@/src/domain/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** The figures with a plot, in order; the first is open by default. */
export const PLOTS = ['subscribers', 'revenue', 'readers', 'views'] as const
export type PlotName = (typeof PLOTS)[number]

/** The state of the overview. All of it is in the URL. */
export type OverviewView = { period: FigurePeriod; plot: PlotName }

/** Labels of the periods. */
export const PERIOD_LABELS: Readonly<Record<FigurePeriod, string>> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': 'A year',
}

/** Parses the state from a query string; invalid values are ignored. */
export function readOverviewView(parameters: URLSearchParams): OverviewView {
  const [period, plot] = [parameters.get('period'), parameters.get('plot')]
  return {
    period: FIGURE_PERIODS.find((known) => known === period) ?? DEFAULT_PERIOD,
    plot: PLOTS.find((known) => known === plot) ?? PLOTS[0],
  }
}

/** The address of the overview in a state; default values are left out. */
export function overviewAddress(site: string, { period, plot }: OverviewView): string {
  const parameters = new URLSearchParams()
  if (period !== DEFAULT_PERIOD) parameters.set('period', period)
  if (plot !== PLOTS[0]) parameters.set('plot', plot)
  const query = parameters.toString()
  return `${kitchenAddress(site, 'overview')}${query === '' ? '' : `?${query}`}`
}
