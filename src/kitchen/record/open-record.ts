import { toast } from 'sonner'
import { navigate } from '../shell/navigation/navigate'
import { createDraftBackup } from './keep'
import { closeRecord, waitUntilClosed } from './leaving'
import { TAB_ID } from './open-tabs'
import type { KnownEntities, RecordKind } from './record-kind'
import { recordServer } from './record-server'
import type { RecordCalls } from './record-server'
import { RecordStore } from './record-store'

type Opening<Document, Stored> = {
  user: string
  /** The id of the record, under which this browser backs up its edits. */
  subject: string
  calls: RecordCalls<Document, Stored>
}

/**
 * Opens a record, with edits that earlier visits of this browser did not save.
 * @throws ApiError, TypeError as `call` does
 */
export async function openRecord<Document extends object, Stored, Known extends KnownEntities>(
  kind: RecordKind<Document, Stored, Known>,
  { user, subject, calls }: Opening<Document, Stored>,
): Promise<RecordStore<Document, Stored, Known>> {
  await waitUntilClosed(subject)
  const keep = createDraftBackup<Document, Known>({ user, subject, tab: TAB_ID })
  const [initial, lost] = await Promise.all([calls.read(), keep.findLost().catch(() => [])])
  return new RecordStore({ kind, subject, initial, lost, server: recordServer(calls), keep })
}

type Left = Parameters<typeof closeRecord>[0] & {
  kind: { noun: string }
  isUnsaved: () => boolean
  getState: () => { document: { title: string } }
}

/**
 * Closes the editor of a record that is saved explicitly. Shows a notice if it is unsaved: its edits are
 * restored when it is opened again at `address`.
 * @see docs/product/kitchen.md#collection-editor
 */
export function leaveUnsaved(store: Left, address: string): void {
  void closeRecord(store)
  if (!store.isUnsaved()) return
  const { title } = store.getState().document
  toast(`Not saved: “${title || `New ${store.kind.noun}`}” is kept in this browser`, {
    duration: 10_000,
    action: { label: 'Go back', onClick: () => navigate(address) },
  })
}
