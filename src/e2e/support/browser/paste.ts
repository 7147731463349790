import type { Page } from '@playwright/test'

/** Pastes into the focused element, as a browser does with this content of the clipboard. */
export async function pasteInto(page: Page, { text = '', html = '' }): Promise<void> {
  await page.evaluate(
    ([plain, marked]) => {
      const clipboardData = new DataTransfer()
      if (plain) clipboardData.setData('text/plain', plain)
      if (marked) clipboardData.setData('text/html', marked)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      const target = document.activeElement ?? document.body
      if (!target.dispatchEvent(event) || !plain) return
      // A browser inserts the text itself unless the event was handled.
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
      target.setRangeText(plain, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
      target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    [text, html],
  )
}
