import type { Figure } from './figure'

const WAITING: readonly Pick<Figure, 'id' | 'what' | 'note'>[] = [
  {
    id: 'V3',
    what: 'an edit is seen by the next request',
    note: 'no speed: a test has to hold it',
  },
  { id: 'V4', what: 'first render among 1,000,000 recipes, p95', note: 'with the large data set' },
  { id: 'V7', what: 'growth of V4 to 1,000,000', note: 'with the large data set' },
  { id: 'V9', what: 'newsletter to 10,000 subscribers', note: 'with newsletters' },
]

/**
 * Figures that nothing here can measure yet, with what they wait for.
 * @see docs/product/figures.md
 */
export const waitingFigures = (): Figure[] =>
  WAITING.map((figure) => ({ ...figure, measured: null, limit: null, unit: '' }))
