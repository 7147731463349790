import type { ReactElement } from 'react'
import type { CookedPhoto } from '@/src/contract/people/cooked'
import { imageAddress } from '@/src/domain/addresses/image-address'
import { Picture } from '@/src/site/parts/media/picture'
import styles from './cooked.module.css'

/** The name of a reader without a display name. */
const NAMELESS = 'a reader'

/** Width of the photo that a press opens, in pixels. */
const LARGE = 1600

/** Photos and lines of readers, in a row that scrolls. */
export function CookedPhotos({ photos }: { photos: readonly CookedPhoto[] }): ReactElement {
  return (
    <ul className={styles.photos} aria-label="Photos of readers">
      {photos.map(({ id, name, line, image }) => (
        <li key={id} className={styles.photo}>
          <figure>
            {image ? (
              <a href={imageAddress(image.key, { width: LARGE })}>
                <Picture
                  image={image}
                  alt={`Photo by ${name ?? NAMELESS}`}
                  ratio={1}
                  sizes="160px"
                  maxWidth={160}
                />
              </a>
            ) : null}
            <figcaption className={styles.caption}>
              <b>{name ?? 'A reader'}</b>
              {line === '' ? null : ` ${line}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
