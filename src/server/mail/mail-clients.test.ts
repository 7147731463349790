import { caniemail } from 'caniemail'
import { expect, it } from 'vitest'
import { exampleMails } from '@/src/testing/mails/example-mails'

/** Features that some mail programs lack, and what their readers get in place of them. */
const HAVE_A_FALLBACK: Readonly<Record<string, string>> = {
  '<body> element': 'it becomes another element; the ground is that of a table',
  '<style> element': 'the light colors and the width of a computer, which are inline',
  '@media': 'the same',
  'Type selector': 'the same',
  'color-scheme CSS property': 'the light colors, or those that the program makes of them',
  'color-scheme meta tag': 'the same',
  'border-radius': 'square corners',
  'display:none': 'the preview text, which is transparent and small too',
  opacity: 'the preview text, which is not displayed either',
  overflow: 'the same',
  'max-height property': 'the same',
  'height property': 'the attribute of the picture',
  outline: 'the border of the program for a missing picture',
  'role attribute': 'a screen reader may announce the tables of the layout',
  'target attribute': 'links open as the program opens them',
  'white-space': 'a quantity may be wrapped',
  'word-break': 'a long address may be wider than the card',
}

/** Names of the features of some HTML that one of the large mail programs lacks. */
function missingFeatures(html: string): string[] {
  const { issues } = caniemail({
    html,
    clients: [
      'gmail.*',
      'outlook.*',
      'apple-mail.*',
      'yahoo.*',
      'samsung-email.*',
      'thunderbird.macos',
    ],
  })
  const titles = [...issues.errors.values()].flat().map(({ title }) => title)
  return [...new Set(titles)].sort()
}

const mails = await exampleMails()

// docs/product/mail.md#look
it.each(Object.entries(mails))('uses nothing that a mail program lacks: %s', (_name, html) => {
  const unexpected = missingFeatures(html).filter((title) => !(title in HAVE_A_FALLBACK))
  expect(unexpected).toEqual([])
})

it('would find a layout that Outlook does not know', () => {
  const html = '<html><body><div style="display:grid">A</div></body></html>'
  expect(missingFeatures(html)).toContain('display:grid')
})
