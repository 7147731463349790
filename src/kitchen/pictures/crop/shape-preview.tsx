import type { ReactElement } from 'react'
import { cropToRatio } from '@/src/domain/addresses/image-address'
import type { CropBox } from '@/src/domain/addresses/image-address'
import { smallPicture } from '../picture-address'
import styles from './crop.module.css'

type Props = {
  image: { key: string; width: number; height: number }
  crop: CropBox | null
  label: string
  ratio: number
}

/** A preview of a crop in a place of the site, rendered in the browser. */
export function ShapePreview({ image, crop, label, ratio }: Props): ReactElement {
  const box = cropToRatio({ ...image, crop }, ratio)
  return (
    <figure className={styles.shape}>
      <span className={styles.frame} style={{ '--ratio': ratio }}>
        <img
          src={smallPicture(image.key, 640)}
          alt=""
          style={{
            inlineSize: `${(image.width / box.width) * 100}%`,
            insetInlineStart: `${(-box.x / box.width) * 100}%`,
            insetBlockStart: `${(-box.y / box.height) * 100}%`,
          }}
        />
      </span>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
