import { escapeHtml } from '@/src/domain/recipe-html/escape'

/** A description as HTML: paragraphs at blank lines, code between backticks; nothing else. */
export const prose = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('')

/** One line of a description as HTML. */
export const inline = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** A value as indented JSON, ready for a page. */
export const jsonBlock = (value: unknown): string =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`
