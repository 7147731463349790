import { Img } from '@react-email/img'
import type { NewsletterPicture } from '../newsletter-blocks'
import { allowedHref, allowedSource } from './allowed-href'
import { CONTENT_WIDTH, SANS } from './mail-styles'
import type { PartProps } from './runs'

type PictureProps = PartProps & {
  picture: NewsletterPicture
  /** Width of its place, in pixels. */
  room?: number
}

/** A picture as wide as its place, with its size and alternative text; nothing for an unsafe address. */
export function Picture({ picture, room = CONTENT_WIDTH, look }: PictureProps) {
  const src = allowedSource(picture.url)
  if (src === null) return null
  const { width, height } = sizeIn(room, picture)
  const image = (
    <Img
      className="m-picture m-muted"
      src={src}
      alt={picture.alt}
      width={width}
      {...(height === null ? {} : { height })}
      style={{
        maxWidth: '100%',
        borderRadius: 10,
        // Of the alternative text where pictures are not shown.
        fontFamily: SANS,
        fontSize: 14,
        lineHeight: 1.4,
        color: look.muted,
      }}
    />
  )
  const href = allowedHref(picture.href)
  return href === null ? image : <a href={href}>{image}</a>
}

/** The size in which a picture is shown; the height is null if it is not known. */
function sizeIn(
  room: number,
  { width, height }: NewsletterPicture,
): { width: number; height: number | null } {
  if (width <= 0 || height <= 0) return { width: room, height: null }
  const shown = Math.min(room, width)
  return { width: shown, height: Math.round((height * shown) / width) }
}
