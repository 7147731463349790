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
    return 'No text can be read on this background and this panel: bring them closer together.'
  }
  return `Text of this colour cannot be read on the background or the panel. The nearest colour that can is ${problem.nearest}.`
}
