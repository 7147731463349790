import type { Locator } from '@playwright/test'

/** The WCAG contrast of an element's text with its background, taking opacity into account. */
export const textContrast = (place: Locator): Promise<number> =>
  place.evaluate(async (element) => {
    // An element in transition to another color has neither of the two.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getTiming().iterations !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas')
    const line: Element[] = []
    for (let each: Element | null = element; each; each = each.parentElement) line.unshift(each)
    const draw = (colour: string, opacity: number): number => {
      context.globalAlpha = opacity
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      const light = [red, green, blue].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0)
    }
    let opacity = 1
    let ground = draw('#fff', 1)
    for (const each of line) {
      const { backgroundColor, opacity: own } = getComputedStyle(each)
      opacity *= Number(own)
      ground = draw(backgroundColor, opacity)
    }
    const text = draw(getComputedStyle(element).color, opacity)
    const [light = 0, dark = 0] = [ground, text].toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  })
