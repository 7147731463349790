/** Maximum price and maximum discount, in the smallest unit of the currency. */
export const MAX_PRICE = 100_000_000

/** Maximum duration of a discount, in months. */
export const MAX_COUPON_MONTHS = 36

/** Most uses of a coupon with a limit. */
export const MAX_COUPON_USES = 1_000_000
