import type { ReactElement } from 'react'
import type { StaticBlocksProps } from './static-blocks'

type Blocks = (props: StaticBlocksProps) => ReactElement | null

// Removed from the browser's bundle, which renders these blocks only of a text that it has loaded itself.
const onServer = typeof window === 'undefined' ? await import('./static-blocks') : null

let loaded: Blocks | null = onServer?.StaticBlocks ?? null

/** Lets the browser render static blocks, for a text that the server has not rendered. */
export function loadStaticBlocks(blocks: Blocks): void {
  loaded = blocks
}

/**
 * A static block of a wider text, rendered on the server only; its page imports its styles.
 * @see docs/product/figures.md#page-in-a-browser
 */
export function StaticBlock(props: StaticBlocksProps): ReactElement {
  const Blocks = loaded
  // React does not touch the server's HTML here.
  if (!Blocks) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div>
      <Blocks {...props} />
    </div>
  )
}
