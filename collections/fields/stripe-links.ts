/** The part of a document's form that leads to what stands behind it in Stripe's dashboard. */
export const stripeLinks = (collection: 'subscriptions' | 'app-subscriptions' | 'sites') => ({
  path: '@/src/app/(payload)/stripe-links#StripeLinks',
  serverProps: { collection },
})
