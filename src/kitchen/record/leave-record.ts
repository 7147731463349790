import { toast } from 'sonner'
import { navigate } from '../shell/navigation/navigate'

type Left = {
  stop: () => void
  isUnsaved: () => boolean
  getState: () => { document: { title: string } }
}

/** Shows a notice when a record is left unsaved: its edits are restored when it is opened again. */
export function closeRecord(store: Left, newTitle: string, address: string): void {
  store.stop()
  if (!store.isUnsaved()) return
  const { title } = store.getState().document
  toast(`Not saved: “${title || newTitle}” is kept in this browser`, {
    duration: 10_000,
    action: { label: 'Go back', onClick: () => navigate(address) },
  })
}
