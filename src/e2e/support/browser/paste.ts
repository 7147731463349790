import type { Page } from '@playwright/test'

/** Pastes into what has the focus, as a browser does with this on the clipboard. */
export async function pasteInto(page: Page, { text = '', html = '' }): Promise<void> {
  await page.evaluate(
    ([plain, marked]) => {
      const clipboardData = new DataTransfer()
      if (plain) clipboardData.setData('text/plain', plain)
      if (marked) clipboardData.setData('text/html', marked)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      const target = document.activeElement ?? document.body
      if (!target.dispatchEvent(event) || !plain) return
      // A browser puts the text in itself, where nobody has taken the event.
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
      target.setRangeText(plain, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
      target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    [text, html],
  )
}
