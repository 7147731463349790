import type { RowResult } from './prepared'
import type { SubscriberRow } from './store-subscribers'

/** The result of a row that is a subscriber, or somebody who opted out. */
export function subscriberResult(
  { position, name, title, warnings, sourceKey, subscriber }: SubscriberRow,
  known: { mayOptOut: boolean } | undefined,
): RowResult {
  const kind = subscriber.optOut === null ? 'subscriber' : 'optOut'
  const told = {
    position,
    name,
    title,
    warnings,
    kind,
    sourceKey,
    recipeId: null,
    kept: null,
  } as const
  if (!known) return { ...told, outcome: 'created', message: null }
  return kind === 'optOut' && known.mayOptOut
    ? {
        ...told,
        outcome: 'updated',
        message: 'A subscriber of another list, who gets no more emails.',
      }
    : { ...told, outcome: 'skipped', message: 'Already a subscriber.' }
}
