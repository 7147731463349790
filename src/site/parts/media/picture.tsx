import type { CSSProperties, ReactElement } from 'react'
import { preload } from 'react-dom'
import type { Image } from '@/src/contract/media/image'
import { imageAttributes } from '@/src/domain/addresses/image-address'
import { classNames } from '@/src/ui/class-names'
import styles from './picture.module.css'

type PictureProps = {
  image: Image
  /** The alternative text; `''` for a decorative picture. */
  alt: string
  /** Width by height; its own when absent. */
  ratio?: number
  /** Another ratio below 768px. */
  narrowRatio?: number
  /** The widths it is laid out at, as in the `sizes` attribute. */
  sizes: string
  /** The widest it is ever laid out, in CSS pixels. */
  maxWidth: number
  /** The first picture of a page: fetched at once, before others. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture with its dimensions, its blurred placeholder, and sources for every screen. */
export function Picture(props: PictureProps): ReactElement {
  const { image, alt, ratio, narrowRatio, maxWidth, isFirst = false } = props
  const sizes = cappedSizes(props.sizes)
  const wide = imageAttributes(image, { maxWidth, ...(ratio === undefined ? {} : { ratio }) })
  const narrow =
    narrowRatio === undefined ? null : imageAttributes(image, { maxWidth: 767, ratio: narrowRatio })
  if (isFirst) fetchEarly({ wide, narrow, sizes })
  return (
    <picture className={classNames(styles.frame, props.className)} style={frameStyle(props)}>
      {narrow ? (
        <source
          media="(max-width: 767px)"
          srcSet={narrow.srcSet}
          sizes={sizes}
          width={narrow.width}
          height={narrow.height}
        />
      ) : null}
      <img
        {...wide}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  )
}

/**
 * `sizes` that request about two pixels per CSS pixel on denser phones: a third is invisible and doubles
 * the bytes that a page waits for.
 * @see docs/product/media.md#sizes-and-formats
 */
export function cappedSizes(sizes: string): string {
  const narrow = /(?:^|, )([\d.]+)vw$/.exec(sizes)?.[1]
  if (narrow === undefined) return sizes
  const width = Math.round(Number(narrow) * 0.72)
  return `(max-width: 599px) and (min-resolution: 2.5dppx) ${width}vw, ${sizes}`
}

type Sources = ReturnType<typeof imageAttributes>

/**
 * Preloads the first picture in the head of the document, before the scripts: React does so automatically
 * for a plain `img`, not for one in a `picture`. Only on the server; a browser has its pictures.
 */
function fetchEarly({
  wide,
  narrow,
  sizes,
}: {
  wide: Sources
  narrow: Sources | null
  sizes: string
}): void {
  if (typeof window !== 'undefined') return
  const ask = ({ src, srcSet }: Sources, media?: string): void =>
    preload(src, {
      as: 'image',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      ...(media === undefined ? {} : { media }),
    })
  ask(wide, narrow ? '(min-width: 768px)' : undefined)
  if (narrow) ask(narrow, '(max-width: 767px)')
}

function frameStyle({ image, ratio, narrowRatio }: PictureProps): CSSProperties {
  const own = (image.crop ?? image).width / (image.crop ?? image).height
  const wide = ratio ?? own
  return {
    '--ratio': wide,
    '--narrow-ratio': narrowRatio ?? wide,
    ...(image.lqip ? { backgroundImage: `url("${image.lqip.replace(/["\\\n]/g, '')}")` } : {}),
  }
}
