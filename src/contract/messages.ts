/**
 * Validation messages for forms and callers.
 * @see docs/product/api.md#validation-messages
 */
export const REQUIRED = 'Required'
export const INVALID_INPUT = 'Invalid input'
export const INVALID_URL = 'Invalid URL'
export const INVALID_EMAIL = 'Please enter a valid email address'
/**
 * The message for a part of a text that was read with `?blocks=basic` and is written back.
 * @see docs/product/rich-text.md#reduced-texts
 */
export const REDUCED =
  'This part was reduced by ?blocks=basic, so saving it would lose content. Read the text without ?blocks=basic to edit it.'
/**
 * The message for a row of a table that has more or fewer cells than the first.
 * @see docs/product/rich-text.md#tables
 */
export const UNEQUAL_ROWS = 'All rows of a table need the same number of cells'
/**
 * The message for a picture that a gallery shows a second time.
 * @see docs/product/rich-text.md#galleries
 */
export const REPEATED_PICTURE = 'This picture is already in the gallery'
