import type { ReactElement } from 'react'
import type { StaticBlocksProps } from './static-blocks'

// Removed from the browser's bundle, which never renders these blocks.
const onServer = typeof window === 'undefined' ? await import('./static-blocks') : null

/**
 * A static block of a wider text, rendered on the server only; its page imports its styles.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const StaticBlock = (props: StaticBlocksProps): ReactElement =>
  onServer ? (
    <div>
      <onServer.StaticBlocks {...props} />
    </div>
  ) : (
    // React does not touch the server's HTML here.
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
