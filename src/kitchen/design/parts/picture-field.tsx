'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { Button } from '@/src/ui/button'
import { PicturePicker } from '../../pictures/library/picture-picker'
import { smallPicture } from '../../pictures/picture-address'
import pictures from '../../pictures/pictures.module.css'
import { FileChooser } from '../../pictures/upload/file-chooser'
import { UploadTile } from '../../pictures/upload/upload-tile'
import { createUploads } from '../../pictures/upload/uploads'
import type { Upload } from '../../pictures/upload/uploads'
import { refreshPictures } from '../../state/pictures'
import { useDesign, useDesigning, useDesignIssue } from '../design-context'
import styles from './fields.module.css'

type Props = {
  label: string
  hint?: string
  /** The path of the field in the server's messages. */
  path: string
  value: string | null
  onChange: (id: string | null) => void
}

/** A picture of the design: uploaded, or taken from the library. */
export function PictureField({ label, hint, path, value, onChange }: Props): ReactElement {
  const { store, site } = useDesigning()
  const image = useDesign(({ references }) => references.images.find(({ id }) => id === value))
  const issue = useDesignIssue(path)
  const chooser = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const use = ({ id, key, width, height, lqip, alt }: Omit<Image, 'crop'>): void => {
    store.addReferences({ images: [{ id, key, width, height, lqip, alt, crop: null }] })
    onChange(id)
  }
  const { uploads, send } = useUpload(site.slug, use)
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.label}>{label}</legend>
      {value === null ? null : <Shown label={label} image={image} />}
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
        {value === null ? null : (
          <Button kind="quiet" aria-label={`${label}: remove`} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {issue ? (
        <p className={styles.error} role="alert">
          {issue}
        </p>
      ) : null}
      {isPicking ? (
        <PicturePicker
          site={site.slug}
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
