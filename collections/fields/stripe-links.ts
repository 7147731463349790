/** A part of a document's form that links to its objects in Stripe's dashboard. */
export const stripeLinks = (collection: 'subscriptions' | 'app-subscriptions' | 'sites') => ({
  path: '@/src/app/(payload)/stripe-links#StripeLinks',
  serverProps: { collection },
})
