import type { Figure } from './figure'

const WAITING: readonly Pick<Figure, 'id' | 'what' | 'note'>[] = [
  {
    id: 'V3',
    what: 'an edit is seen by the next request',
    note: 'no speed: a test has to hold it',
  },
]

/**
 * Lists figures that cannot be measured yet, with the reason.
 * @see docs/product/figures.md
 */
export const waitingFigures = (): Figure[] =>
  WAITING.map((figure) => ({ ...figure, measured: null, limit: null, unit: '' }))
