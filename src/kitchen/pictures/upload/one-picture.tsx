'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { Button } from '@/src/ui/button'
import { AltField } from '../details/alt-field'
import { PicturePicker } from '../library/picture-picker'
import { smallPicture } from '../picture-address'
import pictures from '../pictures.module.css'
import { FileChooser } from './file-chooser'
import { UploadTile } from './upload-tile'
import { createUploads } from './uploads'
import type { Upload } from './uploads'
import { useDroppedFiles } from './use-dropped-files'
import { Section } from '../../recipe/fields/section'
import { refreshPictures } from '../../state/pictures'
import styles from './one-picture.module.css'

type Shown = Omit<Image, 'crop'>

type Props = {
  site: string
  /** The role of the picture in the edited document: `Cover`, `Picture`. */
  title: string
  /** The id of the picture; null for none. */
  id: string | null
  /** Known pictures; the one with the id is shown. */
  images: readonly Shown[]
  /** The text in its place without a picture. */
  without: string
  /** Sets another picture, or with null none; must work while the component is mounted, as uploads end later. */
  onChange: (id: string | null) => void
  /** Called with a picture before it is set, and when its alternative text changes; as above. */
  onKnow: (image: Image) => void
}

/**
 * The single picture of a record: dropped anywhere on the page, pasted, uploaded, or chosen from the
 * library.
 * @see docs/product/kitchen.md#pictures
 */
export function OnePicture(props: Props): ReactElement {
  const { site, title, id, without } = props
  const chooser = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const { uploads, send, use } = usePictureUploads(props)
  const isDragging = useDroppedFiles(send)
  const choose = (): void => chooser.current?.click()
  return (
    <Section
      title={title}
      actions={
        <span className={pictures.removal}>
          <Button onClick={() => setPicking(true)}>Library</Button>
          <Button onClick={choose}>{id === null ? 'Add a picture' : 'Replace'}</Button>
        </span>
      }
    >
      <FileChooser inputRef={chooser} onFiles={send} />
      {id === null ? null : <ShownPicture {...props} id={id} />}
      {uploads.length > 0 ? (
        <ol className={pictures.pictures} aria-label="Uploads">
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
          <span>{without}</span>
        </button>
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
    </Section>
  )
}

function usePictureUploads({ site, onChange, onKnow }: Props) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const use = ({ id, key, width, height, lqip, alt }: Shown): void => {
    onKnow({ id, key, width, height, lqip, alt, crop: null })
    onChange(id)
  }
  const [send] = useState(() =>
    createUploads(setUploads, site, (picture) => {
      use(picture)
      void refreshPictures(site)
    }),
  )
  // One picture: of several files the first one counts.
  const sendFirst = (files: readonly File[]): void => send(files.slice(0, 1))
  return { uploads, send: sendFirst, use }
}

function ShownPicture(props: Props & { id: string }): ReactElement {
  const { site, title, id, images, onKnow, onChange } = props
  const image = images.find((each) => each.id === id)
  return (
    <div className={styles.shown}>
      {image ? (
        <img
          className={styles.picture}
          src={smallPicture(image.key, 800)}
          width={image.width}
          height={image.height}
          alt={image.alt ?? title}
        />
      ) : (
        <span className={styles.picture} role="img" aria-label="Missing picture" />
      )}
      {image ? (
        <AltField
          key={id}
          site={site}
          id={id}
          alt={image.alt}
          hint="For readers who cannot see it. Used wherever the picture is shown."
          onSaved={(alt) => onKnow({ ...image, alt, crop: null })}
        />
      ) : null}
      <div>
        <Button kind="quiet" onClick={() => onChange(null)}>
          Remove the {title.toLowerCase()}
        </Button>
      </div>
    </div>
  )
}
