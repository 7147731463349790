import { expect } from '@playwright/test'
import type { FrameLocator, Locator } from '@playwright/test'

/** A point in a frame, as fractions of its width and height. */
type Point = { x: number; y: number }

/**
 * Clicks an element of a frame at its visible position. Playwright's own click misses in a scaled frame
 * with a separate process, as it ignores the scale.
 */
export async function clickInFrame(frame: FrameLocator, target: Locator): Promise<void> {
  const owner = frame.owner()
  await expect(target).toBeVisible()
  await owner.scrollIntoViewIfNeeded()
  await expect(async () => {
    const point = await target.evaluate(findPoint)
    const box = await owner.boundingBox()
    if (!point || !box) throw new Error('The element moves, or something covers it')
    await owner.page().mouse.click(box.x + point.x * box.width, box.y + point.y * box.height)
  }).toPass({ timeout: 30_000 })
}

/** Scrolls to an element: its middle, or null while it moves or something covers it. */
async function findPoint(element: HTMLElement | SVGElement): Promise<Point | null> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = (): Point => {
    const [first] = element.getClientRects()
    const { x, y, width, height } = first ?? element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const before = middle()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y } = middle()
  const isStill = x === before.x && y === before.y
  const isOnTop = element.contains(document.elementFromPoint(x, y))
  return isStill && isOnTop ? { x: x / window.innerWidth, y: y / window.innerHeight } : null
}
