/** The message of a framed page about its scrolling. */
type FrameReport = { scrollTop?: number; isScrolledByHand: boolean }

/** Reads a message of a framed page; anything else reports nothing. */
export function readFrameReport(data: unknown): FrameReport {
  if (typeof data !== 'object' || data === null) return { isScrolledByHand: false }
  return {
    ...('scrollTop' in data && typeof data.scrollTop === 'number'
      ? { scrollTop: data.scrollTop }
      : {}),
    isScrolledByHand: 'isScrolledByHand' in data && data.isScrolledByHand === true,
  }
}
