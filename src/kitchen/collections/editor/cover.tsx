'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { AltField } from '../../pictures/details/alt-field'
import { PicturePicker } from '../../pictures/library/picture-picker'
import { smallPicture } from '../../pictures/picture-address'
import pictures from '../../pictures/pictures.module.css'
import { FileChooser } from '../../pictures/upload/file-chooser'
import { UploadTile } from '../../pictures/upload/upload-tile'
import { createUploads } from '../../pictures/upload/uploads'
import type { Upload } from '../../pictures/upload/uploads'
import { useDroppedFiles } from '../../pictures/upload/use-dropped-files'
import { Section } from '../../recipe/fields/section'
import { refreshPictures } from '../../state/pictures'
import type { KnownRecords } from '../store/collection-state'
import { useCollectionEditing, useCollectionField, useCollectionState } from './collection-context'
import styles from './editor.module.css'

type Known = Omit<NonNullable<ReturnType<KnownRecords['images']['get']>>, 'crop'>

/**
 * The cover of a collection: dropped anywhere on the page, pasted, chosen, or taken from the library.
 * @see docs/product/kitchen.md#pictures
 */
export function Cover(): ReactElement {
  const { site } = useCollectionEditing()
  const chooser = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const { id, image, uploads, send, use, remove } = useCover()
  const isDragging = useDroppedFiles(send)
  const choose = (): void => chooser.current?.click()
  return (
    <Section
      title="Cover"
      actions={
        <span className={pictures.removal}>
          <Button onClick={() => setPicking(true)}>Library</Button>
          <Button onClick={choose}>{id === null ? 'Add a picture' : 'Replace'}</Button>
        </span>
      }
    >
      <FileChooser inputRef={chooser} onFiles={send} />
      {id === null ? null : <Shown {...{ id, image }} onRemove={remove} />}
      {uploads.length > 0 ? (
        <ol className={pictures.pictures} aria-label="On their way">
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} />
          ))}
        </ol>
      ) : null}
      {id === null && uploads.length === 0 ? (
        <button
          type="button"
          className={pictures.empty}
          data-is-target={isDragging}
          onClick={choose}
        >
          <strong>Drop a picture here, paste it, or choose one</strong>
          <span>Without one the collection shows its title alone.</span>
        </button>
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
    </Section>
  )
}

function useCover() {
  const { store, site } = useCollectionEditing()
  const [id, change] = useCollectionField('imageId')
  const image = useCollectionState(({ known }) => known.images.get(id ?? ''))
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const use = ({ id: imageId, key, width, height, lqip, alt }: Known): void => {
    store.addKnown({ image: { id: imageId, key, width, height, lqip, alt, crop: null } })
    store.change((document) => ({ ...document, imageId }))
  }
  const [send] = useState(() =>
    createUploads(setUploads, site.slug, (picture) => {
      use(picture)
      void refreshPictures(site.slug)
    }),
  )
  // One cover: of several files the first one counts.
  const sendFirst = (files: readonly File[]): void => send(files.slice(0, 1))
  return { id, image, uploads, send: sendFirst, use, remove: () => change(null) }
}

type ShownProps = { id: string; image: Known | undefined; onRemove: () => void }

function Shown({ id, image, onRemove }: ShownProps): ReactElement {
  const { store, site } = useCollectionEditing()
  return (
    <div className={styles.cover}>
      {image ? (
        <img
          className={styles.picture}
          src={smallPicture(image.key, 800)}
          width={image.width}
          height={image.height}
          alt={image.alt ?? 'Cover'}
        />
      ) : (
        <span className={styles.picture} role="img" aria-label="The cover, which is gone" />
      )}
      {image ? (
        <AltField
          key={id}
          site={site.slug}
          id={id}
          alt={image.alt}
          hint="For those who cannot see it; the same wherever the picture is shown."
          onSaved={(alt) => store.addKnown({ image: { ...image, alt, crop: null } })}
        />
      ) : null}
      <div>
        <Button kind="quiet" onClick={onRemove}>
          Remove the cover
        </Button>
      </div>
    </div>
  )
}
