'use client'

import type { ReactElement } from 'react'
import type { DraftReferences } from '@/src/contract/recipe/draft'
import { Button } from '@/src/ui/button'
import { AltField } from '../../pictures/details/alt-field'
import { smallPicture } from '../../pictures/picture-address'
import styles from '../../pictures/pictures.module.css'

type Props = {
  site: string
  images: readonly DraftReferences['images'][number][]
  onSaved: (image: DraftReferences['images'][number], alt: string | null) => void
  onClose: () => void
}

/**
 * An optional prompt for the alternative text of new pictures, shown once.
 * @see docs/product/kitchen.md#pictures
 */
export function AltTextPrompt({ site, images, onSaved, onClose }: Props): ReactElement {
  return (
    <section className={styles.words} aria-label="Describe the new pictures">
      <p className={styles.hint}>
        For readers who cannot see them, and where a picture cannot be loaded.
      </p>
      {images.map((image, at) => (
        <div key={image.id} className={styles.wordsRow}>
          <img src={smallPicture(image.key, 160)} alt="" />
          <AltField
            site={site}
            id={image.id}
            alt={image.alt}
            label={
              images.length > 1
                ? `Alt text of new picture ${at + 1} shows`
                : 'Alt text of the picture'
            }
            onSaved={(alt) => onSaved(image, alt)}
          />
        </div>
      ))}
      <div className={styles.removal}>
        <Button kind="quiet" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  )
}
