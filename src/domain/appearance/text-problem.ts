import { unreadableText } from './colour'

/**
 * The reason why the text of a theme cannot be read on its grounds, with the nearest colour that can; null
 * when it can be read.
 * @see docs/product/sites-and-hosts.md#colours
 */
export function textProblem(text: string, grounds: readonly string[]): string | null {
  const problem = unreadableText(text, grounds)
  if (problem === null) return null
  if (problem.nearest === null) {
    return 'No text is readable on both this background and this panel. Bring them closer together.'
  }
  return `Text in this colour is hard to read on the background or the panel. The nearest readable colour is ${problem.nearest}.`
}
