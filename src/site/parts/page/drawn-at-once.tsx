import type { ReactElement } from 'react'

/**
 * Stands at the end of what moves as more of it comes, such as what is in the middle: where a page
 * comes in pieces, browsers that can draw nothing before they have read this.
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
