/** The position of a row: entirely in view, at one of its ends, or between. */
export type SliderPosition = 'whole' | 'start' | 'middle' | 'end'

type Measured = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** The scroll position of a row; in right-to-left text `scrollLeft` is negative. */
export function scrollPosition({ scrollLeft, scrollWidth, clientWidth }: Measured): SliderPosition {
  const room = scrollWidth - clientWidth
  const scrolled = Math.abs(scrollLeft)
  if (room <= 1) return 'whole'
  if (scrolled <= 1) return 'start'
  return scrolled >= room - 1 ? 'end' : 'middle'
}

/**
 * The distance that a button moves the slider: the number of entirely visible items, at least one.
 * @see docs/product/site-frame.md#sliders
 */
export const scrollStep = (visibleWidth: number, itemWidth: number): number =>
  Math.max(1, Math.floor((visibleWidth + 1) / itemWidth)) * itemWidth

/** Moves a row by its whole visible items, forward or back. */
export function scrollByItems(list: HTMLElement, direction: 1 | -1): void {
  const [first, second] = [...list.children]
  if (!first) return
  const width = second
    ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
    : first.getBoundingClientRect().width
  const gap = width - first.getBoundingClientRect().width
  const { direction: text, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list)
  const visible = list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
  const step = scrollStep(visible + gap, width) * (text === 'rtl' ? -1 : 1)
  list.scrollBy({ left: direction * step, behavior: 'smooth' })
}

/**
 * Pauses the videos of a row that are out of view.
 * @see docs/product/site-frame.md#sliders
 */
export function pauseVideos(list: HTMLElement): void {
  for (const video of list.querySelectorAll('video')) video.pause()
}
