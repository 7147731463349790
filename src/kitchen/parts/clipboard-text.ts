import { restoreFractions } from '@/src/parsing/fraction-markup'

/**
 * The text of a clipboard, in which the fractions of its HTML stay apart from whole numbers.
 * @see docs/product/import-and-export.md#fractions-in-markup
 */
export const clipboardText = (data: Pick<DataTransfer, 'getData'>): string =>
  restoreFractions(data.getData('text/html'), data.getData('text/plain'))
