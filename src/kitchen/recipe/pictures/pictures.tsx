'use client'

import { useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { PicturePicker } from '../../pictures/library/picture-picker'
import styles from '../../pictures/pictures.module.css'
import { FileChooser } from '../../pictures/upload/file-chooser'
import { useDroppedFiles } from '../../pictures/upload/use-dropped-files'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { Section } from '../fields/section'
import { PictureList } from './picture-list'
import { useRecipePictures } from './use-recipe-pictures'
import { AltTextPrompt } from './words-prompt'

/**
 * The pictures of a recipe: dropped anywhere on the page, pasted, uploaded, or chosen from the library. The
 * first is the cover.
 * @see docs/product/kitchen.md#pictures
 */
export function Pictures(): ReactElement {
  const pictures = useRecipePictures()
  const chooser = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const isDragging = useDroppedFiles(pictures.send)
  const hint = useId()
  const choose = (): void => chooser.current?.click()
  useScreenActions([
    { label: 'Add pictures', keys: [], run: choose },
    { label: 'Pictures from the library', keys: [], run: () => setPicking(true) },
  ])
  return (
    <Section
      title="Pictures"
      place="pictures"
      actions={
        <span className={styles.removal}>
          <Button onClick={() => setPicking(true)}>Library</Button>
          <Button aria-describedby={hint} onClick={choose}>
            Add pictures
          </Button>
        </span>
      }
    >
      <FileChooser inputRef={chooser} onFiles={pictures.send} />
      <PictureList {...{ pictures, isDragging }} onChoose={choose} />
      <span id={hint} className={styles.hint}>
        JPEG, PNG, WebP, AVIF, GIF, SVG, HEIC, TIFF or BMP, 25 MB at most. Animated pictures show
        their first frame.
      </span>
      {pictures.unasked.length > 0 ? (
        <AltTextPrompt
          site={pictures.site}
          images={pictures.unasked}
          onSaved={pictures.describe}
          onClose={pictures.asked}
        />
      ) : null}
      {isPicking ? (
        <PicturePicker
          site={pictures.site}
          onClose={() => setPicking(false)}
          onDone={(chosen) => {
            pictures.add(chosen)
            setPicking(false)
          }}
        />
      ) : null}
    </Section>
  )
}
