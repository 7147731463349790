'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { MAX_COOKED_LINE } from '@/src/contract/people/cooked'
import type { CookedStrip, OwnCooked } from '@/src/contract/people/cooked'
import { IMAGE_TYPES } from '@/src/domain/pictures/image-type'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { useRequest } from '@/src/ui/use-request'
import styles from './cooked.module.css'

type CookedFormProps = {
  site: string
  recipeId: string
  own: OwnCooked | null
  /** Called with the readers after the change; null when the form is closed. */
  onDone: (strip: CookedStrip | null) => void
}

/** A photo that was not uploaded, with the message for its reader. */
class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}

/** The form of a reader's own mark: a line and a photo, both optional. The default export, for `lazy`. */
export default function CookedForm({ site, recipeId, own, onDone }: CookedFormProps): ReactElement {
  const [line, setLine] = useState(own?.line ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [isPhotoKept, setPhotoKept] = useState(true)
  const { isBusy, error, run } = useRequest()
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    void run(async () => {
      const key = file ? await uploadPhoto(site, file) : isPhotoKept ? undefined : null
      const body = { recipeId, line, ...(key === undefined ? {} : { key }) }
      onDone(await call('setCooked', { params: { site }, body }))
    })
  }
  const remove = (): void =>
    void run(async () => onDone(await call('deleteCooked', { params: { site, recipeId } })))
  return (
    <form className={styles.form} onSubmit={send} aria-label="I cooked this">
      <TextField
        label="A line about it (optional)"
        name="line"
        maxLength={MAX_COOKED_LINE}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <label className={styles.file}>
        Photo (optional)
        <input
          type="file"
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </label>
      {own?.image && file === null ? (
        <label>
          <input
            type="checkbox"
            checked={isPhotoKept}
            onChange={(event) => setPhotoKept(event.target.checked)}
          />{' '}
          Keep my photo
        </label>
      ) : null}
      {error === null ? null : <p role="alert">{errorText(error)}</p>}
      <div className={styles.choices}>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {own ? 'Save' : 'Send'}
        </Button>
        <Button onClick={() => onDone(null)}>Cancel</Button>
        {own ? (
          <Button kind="quiet" disabled={isBusy} onClick={remove}>
            Remove
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** Uploads a photo; returns its key. @throws PhotoRefused, and as `call` */
async function uploadPhoto(site: string, file: File): Promise<string> {
  const contentType = IMAGE_TYPES.find((type) => type === file.type)
  if (!contentType) throw new PhotoRefused('This file is not a supported picture.')
  const body = { fileName: file.name, contentType }
  const upload = await call('createPhotoUpload', { params: { site }, body })
  const { uploadUrl, method, headers, key } = upload
  const sent = await fetch(uploadUrl, { method, headers, body: file })
  if (!sent.ok) throw new PhotoRefused('The photo could not be uploaded. Please try again.')
  return key
}

function errorText(error: unknown): string {
  if (error instanceof PhotoRefused) return error.message
  if (!(error instanceof ApiError) || error.body === null) {
    return 'Something went wrong. Please try again.'
  }
  const { issues, message } = error.body.error
  return issues?.[0]?.message ?? message
}
