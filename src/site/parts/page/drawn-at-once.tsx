import type { ReactElement } from 'react'

/**
 * Marks the end of content that shifts while it loads, such as centred content: browsers with support for
 * render blocking wait for it before the first paint of a streamed page.
 * @param id of the element that they wait for
 * @see docs/product/figures.md#page-in-a-browser
 */
export function DrawnAtOnce({ id }: { id: string }): ReactElement {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <i id={id} hidden />
    </>
  )
}
