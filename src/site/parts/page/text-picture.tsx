import type { ReactElement } from 'react'
import './picture-figure.module.css'
import type { PictureFigureProps } from './picture-figure'

// Gone from the browser's script: it never draws a picture again.
const onServer = typeof window === 'undefined' ? await import('./picture-figure') : null

/**
 * A picture in a text, drawn on the server alone.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const TextPicture = (props: PictureFigureProps): ReactElement =>
  onServer ? (
    <div>
      <onServer.PictureFigure {...props} />
    </div>
  ) : (
    // React leaves alone what the server drew here.
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
