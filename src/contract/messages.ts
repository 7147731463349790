/**
 * Messages for what a form or a caller got wrong.
 * @see docs/product/api.md#validation-messages
 */
export const REQUIRED = 'Required'
export const INVALID_INPUT = 'Invalid input'
export const INVALID_URL = 'Invalid URL'
export const INVALID_EMAIL = 'Please enter a valid email address'
