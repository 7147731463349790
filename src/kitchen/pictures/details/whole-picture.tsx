import type { ReactElement } from 'react'
import { smallPicture } from '../picture-address'
import styles from './details.module.css'

type Props = { image: { key: string; width: number; height: number }; alt: string }

/** A picture uncropped, as wide as its window; it has its place before it is loaded. */
export function WholePicture({ image, alt }: Props): ReactElement {
  return (
    <img
      className={styles.whole}
      style={{ '--width': image.width, '--height': image.height }}
      src={smallPicture(image.key, 800)}
      alt={alt}
    />
  )
}
