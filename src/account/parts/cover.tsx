import type { CSSProperties, ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { imageAttributes } from '@/src/domain/addresses/image-address'

type CoverProps = {
  image: Image
  /** Width by height. */
  ratio: number
  sizes: string
  maxWidth: number
  isFirst?: boolean
  className?: string | undefined
}

/** A decorative picture beside text. */
export function Cover(props: CoverProps): ReactElement {
  const { image, ratio, sizes, maxWidth, isFirst = false, className } = props
  const placeholder: CSSProperties = image.lqip
    ? { backgroundImage: `url("${image.lqip.replace(/["\\\n]/g, '')}")` }
    : {}
  return (
    <img
      {...imageAttributes(image, { ratio, maxWidth })}
      className={className}
      style={placeholder}
      sizes={sizes}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}
