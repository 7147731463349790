import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import { classNames } from '@/src/ui/class-names'
import styles from './thumbnail.module.css'

type ThumbnailProps = {
  image: Image | null
  /** Size in layout, in CSS pixels; fetched at twice that. */
  width: number
  height: number
  className?: string | undefined
  isEager?: boolean
}

/** A decorative thumbnail; a plain background without a picture. */
export function Thumbnail(props: ThumbnailProps): ReactElement {
  const { image, width, height, className, isEager = false } = props
  const look = classNames(styles.thumbnail, className)
  const shape = { '--ratio': width / height }
  if (!image) return <span className={classNames(look, styles.empty)} style={shape} />
  const crop = cropToRatio(image, width / height)
  return (
    <img
      className={look}
      src={imageAddress(image.key, { width: width * 2, height: height * 2, crop })}
      width={width}
      height={height}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      style={{ ...shape, ...(image.lqip ? { backgroundImage: stylesheetUrl(image.lqip) } : {}) }}
    />
  )
}

const stylesheetUrl = (address: string): string => `url("${address.replace(/["\\\n]/g, '')}")`
