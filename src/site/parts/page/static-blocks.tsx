import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import type { Block, Quote, Table, WideBlock } from '@/src/domain/rich-text/document'
import { GalleryFigure } from './gallery-figure'
import { PictureFigure } from './picture-figure'
import styles from './static-blocks.module.css'
import { EmbedFigure } from './wide/embed-figure'

/** Props of a block of a wider text without text inside it, and the pictures of that text. */
export type StaticBlocksProps = {
  block: Exclude<WideBlock, Block | Quote | Table>
  images: readonly Image[]
}

/** A block of a wider text without text inside it. */
export function StaticBlocks({ block, images }: StaticBlocksProps): ReactElement | null {
  switch (block.type) {
    case 'divider':
      return <hr className={styles.divider} />
    case 'embed':
      return <EmbedFigure embed={block} />
    case 'gallery':
      return <GalleryFigure gallery={block} images={images} />
    case 'picture':
      return <PictureFigure picture={block} images={images} />
  }
}
