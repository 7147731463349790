'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { useAction } from '@/src/api/react/use-call-mutation'
import type { Image } from '@/src/contract/media/image'
import { IMAGE_TYPES } from '@/src/domain/pictures/image-type'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Cover } from '../parts/cover'
import { ErrorBox } from '../parts/error-box'
import { PictureRefused, uploadPicture } from './upload-picture'
import styles from './avatar-field.module.css'

const CropDialog = lazy(() => import('./crop-dialog'))

type AvatarFieldProps = { value: Image | null; onChange: (avatar: Image | null) => void }

/** The profile picture: upload, crop to a square, or remove. */
export function AvatarField({ value, onChange }: AvatarFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<Image | null>(null)
  const { isBusy, error, message, run } = useAction()
  const failure = error instanceof PictureRefused ? error.message : message
  return (
    <div className={styles.field}>
      <Portrait image={value} />
      <div className={styles.actions}>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          aria-label="Picture"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void run(async () => setCropping(await uploadPicture(file)))
          }}
        />
        <Button isBusy={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? 'Uploading...' : value ? 'Change picture' : 'Add a picture'}
        </Button>
        {value ? (
          <>
            <Button kind="quiet" onClick={() => setCropping(value)}>
              Crop
            </Button>
            <Button kind="quiet" onClick={() => onChange(null)}>
              Remove
            </Button>
          </>
        ) : null}
      </div>
      <ErrorBox words={failure} />
      {cropping ? (
        <Suspense fallback={null}>
          <CropDialog
            image={cropping}
            onDone={(crop) => {
              onChange({ ...cropping, crop })
              setCropping(null)
            }}
            onCancel={() => setCropping(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function Portrait({ image }: { image: Image | null }): ReactElement {
  if (!image) {
    return (
      <span className={styles.portrait}>
        <Icon name="person" size={40} />
      </span>
    )
  }
  return (
    <Cover className={styles.portrait} image={image} ratio={1} sizes="96px" maxWidth={96} isFirst />
  )
}
