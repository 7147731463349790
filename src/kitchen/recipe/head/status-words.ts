import type { DraftState } from '../../draft/draft-state'

/**
 * The text of the save status.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function saveStatusText({ status, conflicts, isProposal }: DraftState): string {
  if (isProposal) return 'Not saved yet'
  if (conflicts.length > 0) return 'Someone else changed this'
  return STATUS_TEXTS[status]
}

const STATUS_TEXTS: Readonly<Record<DraftState['status'], string>> = {
  saved: 'Saved',
  unsaved: 'Saving',
  saving: 'Saving',
  offline: 'Offline: kept in this browser',
  busy: 'Server busy: kept here',
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}
