import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { sendRawRequest } from '@/src/e2e/support/raw-request'

/**
 * The rules of the HTML standard; it has no hashes of scripts, and axe checks the order of headings.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: { 'require-sri': 'off', 'heading-level': 'off' },
  }),
)

/** The response body at an address, whatever its status. */
export async function fetchHtml(url: string): Promise<string> {
  const { host, port, pathname, search } = new URL(url)
  return (await sendRawRequest(Number(port), 'GET', `${pathname}${search}`, { host })).body
}

/** Problems of the HTML at an address, one line each. */
export async function htmlProblems(url: string): Promise<string[]> {
  const { results } = await validator.validateString(await fetchHtml(url))
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${url} ${line}:${column} ${ruleId}: ${message}`)
}
