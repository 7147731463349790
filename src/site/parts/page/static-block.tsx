import type { ReactElement } from 'react'
import type { StaticBlocksProps } from './static-blocks'

// Gone from the browser's script: it never draws these blocks again.
const onServer = typeof window === 'undefined' ? await import('./static-blocks') : null

/**
 * A block of a wider text that never changes, drawn on the server alone; its page imports its styles.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const StaticBlock = (props: StaticBlocksProps): ReactElement =>
  onServer ? (
    <div>
      <onServer.StaticBlocks {...props} />
    </div>
  ) : (
    // React leaves alone what the server drew here.
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
