import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules of the HTML standard; hashes of scripts are no part of it. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: { 'require-sri': 'off' },
  }),
)

/** What is wrong with the HTML of an address, a line for each place. */
export async function htmlProblems(url: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${url} ${line}:${column} ${ruleId}: ${message}`)
}
