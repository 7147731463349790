'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { Button } from '@/src/ui/button'
import { refreshPictures } from '../../state/pictures'
import { PicturePicker } from '../library/picture-picker'
import { smallPicture } from '../picture-address'
import pictures from '../pictures.module.css'
import { FileChooser } from './file-chooser'
import styles from './picture-field.module.css'
import { UploadTile } from './upload-tile'
import { createUploads } from './uploads'
import type { Upload } from './uploads'

type Props = {
  site: string
  label: string
  hint?: string | undefined
  isChosen: boolean
  /** The chosen picture; undefined if it was deleted. */
  image: Image | undefined
  /** The server's message about the field. */
  issue: string | null | undefined
  onUse: (image: Image) => void
  onRemove: () => void
}

/** A picture among other fields of a form: uploaded, or chosen from the library. */
export function PictureField(props: Props): ReactElement {
  const { site, label, hint, isChosen, image, issue, onUse, onRemove } = props
  const chooser = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const use = ({ id, key, width, height, lqip, alt }: Omit<Image, 'crop'>): void =>
    onUse({ id, key, width, height, lqip, alt, crop: null })
  const { uploads, send } = useUpload(site, use)
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.label}>{label}</legend>
      {isChosen ? <Shown label={label} image={image} /> : null}
      {uploads.length > 0 ? (
        <ol className={pictures.pictures} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} />
          ))}
        </ol>
      ) : null}
      <FileChooser inputRef={chooser} onFiles={send} />
      <div className={styles.buttons}>
        <Button aria-label={`${label}: upload`} onClick={() => chooser.current?.click()}>
          Upload
        </Button>
        <Button aria-label={`${label}: library`} onClick={() => setPicking(true)}>
          Library
        </Button>
        {isChosen ? (
          <Button kind="quiet" aria-label={`${label}: remove`} onClick={onRemove}>
            Remove
          </Button>
        ) : null}
      </div>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {issue ? (
        <p className={styles.error} role="alert">
          {issue}
        </p>
      ) : null}
      {isPicking ? (
        <PicturePicker
          site={site}
          isSingle
          onClose={() => setPicking(false)}
          onDone={([picture]) => {
            if (picture) use(picture)
            setPicking(false)
          }}
        />
      ) : null}
    </fieldset>
  )
}

/** Sends one file and gives its picture. */
function useUpload(site: string, onPicture: (picture: Omit<Image, 'crop'>) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const send = (files: readonly File[]): void =>
    createUploads(setUploads, site, (picture) => {
      onPicture(picture)
      void refreshPictures(site)
    })(files.slice(0, 1))
  return { uploads, send }
}

function Shown({ label, image }: { label: string; image: Image | undefined }): ReactElement {
  if (!image) return <p className={styles.hint}>This picture was deleted.</p>
  const { key, width, height, alt } = image
  return (
    <img
      className={styles.shown}
      src={smallPicture(key, 400)}
      width={width}
      height={height}
      alt={alt ?? label}
    />
  )
}
