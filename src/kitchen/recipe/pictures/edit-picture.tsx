'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import type { DraftReferences } from '@/src/contract/recipe/draft'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import type { Crops } from '../../pictures/crop/crop-window'
import { AltField } from '../../pictures/details/alt-field'
import { WholePicture } from '../../pictures/details/whole-picture'
import details from '../../pictures/details/details.module.css'
import styles from '../../pictures/pictures.module.css'

const CropWindow = lazy(() => import('../../pictures/crop/crop-window'))

type Props = {
  site: string
  name: string
  image: DraftReferences['images'][number]
  crops: Crops
  onAlt: (alt: string | null) => void
  onCrops: (crops: Crops) => void
  onClose: () => void
}

/** A picture of a recipe: its alternative text, and its crop. */
export function EditPicture(props: Props): ReactElement {
  const { site, name, image, crops, onAlt, onCrops, onClose } = props
  const [isCropping, setCropping] = useState(false)
  if (isCropping) {
    return (
      <Suspense fallback={null}>
        <CropWindow
          {...{ site, image, crops, onClose }}
          onDone={(next) => {
            onCrops(next)
            onClose()
          }}
        />
      </Suspense>
    )
  }
  return (
    <Dialog
      title={name}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={details.details}>
        <WholePicture image={image} alt={image.alt ?? name} />
        <AltField
          site={site}
          id={image.id}
          alt={image.alt}
          hint="For readers who cannot see it. Used wherever the picture is shown."
          onSaved={onAlt}
        />
        <div className={styles.removal}>
          <Button onClick={() => setCropping(true)}>Crop</Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
