import { inboxScript, inboxStyle } from '@/src/runtime/startup/embedded/inbox/page-assets'
import type { InboxMessage } from '@/src/runtime/startup/embedded/inbox/message'

/** The data of the inbox page. */
export type InboxView = {
  messages: readonly InboxMessage[]
  open: InboxMessage | undefined
  /** The address the list is narrowed to, or empty. */
  to: string
}

/** Renders the inbox as one HTML page: the list, and the open message. */
export function drawInbox({ messages, open, to }: InboxView): string {
  const title = open ? open.subject || 'No subject' : 'Inbox'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="icon" href="data:,">
<style>${inboxStyle}</style>
</head>
<body class="${open ? 'is-reading' : ''}">
<div class="list">
<header>
<h1>Inbox</h1>
<p>Every mail the product sends lands here. Nothing leaves this machine.</p>
<form><label class="quiet" for="to">Sent to</label>
<input id="to" name="to" type="search" value="${escapeText(to)}" placeholder="anybody" autocomplete="off"></form>
</header>
<nav id="mails" aria-label="Mails">${drawList(messages, open, to)}</nav>
</div>
<main>${open ? drawMail(open, to) : drawNothingOpen(messages)}</main>
<script>${inboxScript}</script>
</body>
</html>`
}

function drawList(
  messages: readonly InboxMessage[],
  open: InboxMessage | undefined,
  to: string,
): string {
  if (messages.length === 0) {
    const where = to ? ` to <b>${escapeText(to)}</b>` : ''
    return `<p class="empty">No mail${where} yet. Ask for a sign-in link and it appears here by itself.</p>`
  }
  return messages.map((message) => drawRow(message, message.id === open?.id, to)).join('')
}

function drawRow(message: InboxMessage, isOpen: boolean, to: string): string {
  const preview = message.text.replace(/\s+/g, ' ').slice(0, 120)
  return `<a class="row" href="${address(message.id, to)}"${isOpen ? ' aria-current="true"' : ''}>
<span class="row-top"><b>${escapeText(message.to)}</b>${drawTime(message.date)}</span>
<span class="subject">${escapeText(message.subject || 'No subject')}</span>
<span class="preview">${escapeText(preview)}</span></a>`
}

function drawMail(message: InboxMessage, to: string): string {
  const text = `<pre>${linkAddresses(message.text)}</pre>`
  const html = `<iframe title="The mail" src="/mails/${message.id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>As plain text</summary>${text}</details>`
  return `<article>
<a class="back" href="${address(undefined, to)}">All mails</a>
<h2>${escapeText(message.subject || 'No subject')}</h2>
<dl><dt>To</dt><dd>${escapeText(message.to)}</dd><dt>From</dt><dd>${escapeText(message.from)}</dd>
<dt>Sent</dt><dd>${drawTime(message.date)}</dd></dl>
${message.html ? html : text}
</article>`
}

function drawNothingOpen(messages: readonly InboxMessage[]): string {
  const hint = messages.length === 0 ? 'Waiting for the first mail.' : 'Choose a mail to read it.'
  return `<p class="nothing">${hint}</p>`
}

function drawTime(date: string): string {
  return `<time datetime="${escapeText(date)}">${escapeText(date.slice(0, 16).replace('T', ' '))}</time>`
}

function address(mail: string | undefined, to: string): string {
  const query = new URLSearchParams({ ...(mail ? { mail } : {}), ...(to ? { to } : {}) }).toString()
  return escapeText(query ? `/?${query}` : '/')
}

function linkAddresses(text: string): string {
  const link = (url: string) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`
  return escapeText(text).replace(/https?:\/\/[^\s<>]+/g, link)
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
