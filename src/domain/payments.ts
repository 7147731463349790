/**
 * Whether this installation can take money for a subscription. No payment service is connected yet:
 * the call for a paid plan answers `not_implemented`, and screens offer none.
 * @see docs/product/subscriptions.md#payments
 */
export const TAKES_PAYMENTS: boolean = false
