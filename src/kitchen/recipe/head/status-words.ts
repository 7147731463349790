import type { DraftState } from '../../draft/draft-state'

/**
 * The state of saving, in words.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function statusWords({ status, conflicts, isProposal }: DraftState): string {
  if (isProposal) return 'Not saved yet'
  if (conflicts.length > 0) return 'Someone else changed this'
  return WORDS[status]
}

const WORDS: Readonly<Record<DraftState['status'], string>> = {
  saved: 'Saved',
  unsaved: 'Saving',
  saving: 'Saving',
  offline: 'Offline: kept in this browser',
  busy: 'Server busy: kept here',
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}
