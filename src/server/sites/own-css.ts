import { Failure } from '@/src/contract/failure'
import { checkOwnCss } from '@/src/parsing/own-css'

/**
 * @throws Failure `validation_failed` for a style sheet with something in it that may not be there, by
 *   line and column
 * @see docs/product/site-design.md#own-css
 */
export function requireOwnCss(css: string | null | undefined): void {
  const { problems } = checkOwnCss(css ?? '')
  if (problems.length === 0) return
  throw new Failure('validation_failed', 'The style sheet needs another look.', {
    issues: problems.map(({ line, column, message }) => ({
      path: 'cssOverrides',
      message: `Line ${line}, column ${column}: ${message}`,
    })),
  })
}
