'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { Button } from '@/src/ui/button'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import styles from '../import.module.css'
import { chooseFiles, droppedFiles } from './chosen-files'
import type { ChosenFile } from './chosen-files'
import { sendFiles, useImportUpload } from './sending'
import type { ImportUpload } from './sending'

/**
 * Takes files and folders, dropped anywhere on the page or chosen, and shows them on their way.
 * @see docs/product/kitchen.md#import
 */
export function DropZone({ site }: { site: string }): ReactElement {
  const sending = useImportUpload(site)
  const take = (files: readonly ChosenFile[]): void => {
    const here = kitchenAddress(site, 'import')
    void sendFiles(site, files, ({ id, fileName }) => {
      const show = (): void => navigate(kitchenAddress(site, 'import', id))
      if (window.location.pathname === here) show()
      // A user who has left the screen is not called back.
      else
        toast(`${fileName ?? 'The file'} was uploaded`, {
          action: { label: 'Show', onClick: show },
        })
    })
  }
  const isDragging = useDrop(take)
  const choose = async (what: 'files' | 'folder'): Promise<void> => {
    const files = await chooseFiles(what)
    if (files.length > 0) take(files)
  }
  const isBusy = sending?.failure === null
  return (
    <section className={styles.drop} data-is-target={isDragging} aria-label="Files">
      {sending ? <OnItsWay sending={sending} /> : null}
      {isBusy ? null : (
        <>
          <p className={styles.dropTitle}>Choose files, or drop them here</p>
          <p className={styles.hint}>
            An export, a zip archive, saved pages, Word and PDF documents or a table, up to 2 GB.
            Nothing is stored before you have checked the result.
          </p>
          <div className={styles.acts}>
            <Button kind="primary" isLarge onClick={() => void choose('files')}>
              Choose files
            </Button>
            <Button isLarge className={styles.folder} onClick={() => void choose('folder')}>
              Choose a folder
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function OnItsWay({ sending }: { sending: ImportUpload }): ReactElement {
  const { name, share, failure, cancel, retry } = sending
  if (failure !== null) {
    return (
      <div className={styles.failure} role="alert">
        <p>{failure}</p>
        <div className={styles.acts}>
          {retry ? <Button onClick={retry}>Try again</Button> : null}
          <Button kind="quiet" onClick={cancel}>
            Dismiss
          </Button>
        </div>
      </div>
    )
  }
  const words = share < 1 ? `Uploading ${name}: ${Math.floor(share * 100)}%` : `Checking ${name}`
  return (
    <div className={styles.sending}>
      <p className={styles.dropTitle}>{words}</p>
      <progress value={share} max={1} aria-label={`Uploading ${name}`} />
      <p className={styles.hint}>
        You can use other screens, but keep this page open until the upload is done.
      </p>
      <Button onClick={cancel}>Cancel</Button>
    </div>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/** Accepts files dropped anywhere on the page; returns whether files are being dragged over it. */
function useDrop(onFiles: (files: readonly ChosenFile[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDragging(true)
    }
    const drop = (event: DragEvent): void => {
      setDragging(false)
      if (!hasFiles(event) || !event.dataTransfer) return
      // Without this the browser shows the file in place of the page.
      event.preventDefault()
      void droppedFiles(event.dataTransfer).then((files) => take(files))
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('dragleave', () => setDragging(false), { signal })
    return () => end.abort()
  }, [])
  return isDragging
}
