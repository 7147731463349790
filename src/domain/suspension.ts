/**
 * Message to visitors of a suspended site.
 * @see docs/product/overview.md#suspending-a-site
 */
export const SITE_SUSPENDED = 'This site is not available at the moment.'
