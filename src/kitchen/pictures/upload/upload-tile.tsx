import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from '../pictures.module.css'
import type { Upload } from './uploads'

/** A pending upload of a picture with its progress, or its error. */
export function UploadTile({ upload }: { upload: Upload }): ReactElement {
  const { name, share, failure, cancel, retry } = upload
  return (
    <li className={styles.tile} data-has-failed={failure !== null}>
      {failure === null ? (
        <span className={styles.progress}>
          <progress value={share} max={1} aria-label={`Uploading ${name}`} />
          <span className={styles.name}>{name}</span>
        </span>
      ) : (
        <span className={styles.progress} role="alert">
          {failure}
        </span>
      )}
      <span className={styles.tools}>
        {retry === null ? null : (
          <Button kind="quiet" onClick={retry}>
            Try again
          </Button>
        )}
        <Button kind="quiet" onClick={cancel}>
          {failure === null ? 'Cancel' : 'Dismiss'}
        </Button>
      </span>
    </li>
  )
}
