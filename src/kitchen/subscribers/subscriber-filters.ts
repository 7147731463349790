/** Filters and orders of the list of subscribers, with their labels. */
export const FILTERS = {
  plan: [
    { value: 'any', label: 'All plans' },
    { value: 'free', label: 'Free' },
    { value: 'paid', label: 'Full access' },
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ],
  state: [
    { value: 'current', label: 'Current' },
    { value: 'trialing', label: 'In a trial' },
    { value: 'ending', label: 'Ending' },
    { value: 'past_due', label: 'Payment failed' },
    { value: 'paused', label: 'Paused' },
    { value: 'ended', label: 'Ended' },
  ],
  source: [
    { value: 'any', label: 'All sources' },
    { value: 'self', label: 'Subscribed' },
    { value: 'payment', label: 'Paying' },
    { value: 'complimentary', label: 'Complimentary' },
    { value: 'gift', label: 'Gift' },
    { value: 'import', label: 'Imported' },
  ],
  order: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'name', label: 'By name' },
    { value: 'email', label: 'By address' },
  ],
} as const

type Option<Value extends string> = { value: Value; label: string }

/** Adds the number of subscribers to each choice of a filter, once it is loaded. */
export const withCounts = <Value extends string>(
  options: readonly Option<Value>[],
  counts: Readonly<Record<Value, number>> | undefined,
): Option<Value>[] =>
  options.map(({ value, label }) => ({
    value,
    label: counts ? `${label} (${counts[value].toLocaleString('en')})` : label,
  }))
