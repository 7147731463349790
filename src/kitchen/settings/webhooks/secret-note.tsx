'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { CopyField } from '../address/copy-field'
import styles from '../settings.module.css'

type SecretNoteProps = { secret: string; onDone: () => void }

/** The secret of a webhook, which is shown this once. */
export function SecretNote({ secret, onDone }: SecretNoteProps): ReactElement {
  return (
    <div className={styles.record} role="status">
      <p>
        <strong>Copy the secret now.</strong> It is shown only once. The receiver uses it to verify
        the signature of each message.
      </p>
      <CopyField label="Secret" value={secret} />
      <p>
        <Button onClick={onDone}>I have copied it</Button>
      </p>
    </div>
  )
}
