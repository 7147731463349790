/** The largest price, and the most a coupon takes off, in the smallest unit of the currency. */
export const MAX_PRICE = 100_000_000

/** The most months for which a coupon takes something off. */
export const MAX_COUPON_MONTHS = 36

/** Most uses of a coupon with a limit. */
export const MAX_COUPON_USES = 1_000_000
