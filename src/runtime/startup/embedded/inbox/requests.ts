import { drawInbox } from '@/src/runtime/startup/embedded/inbox/page'
import type { MessageStore } from '@/src/runtime/startup/embedded/inbox/store'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The state behind the pages of the inbox. */
export type InboxState = { store: MessageStore; watchers: Set<ServerResponse> }

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; " +
  "connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; base-uri 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox'

/** Answers a request to the inbox's page or API. */
export function handleInboxRequest(
  state: InboxState,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A page of another site that points its name here must not read sign-in links.
  if (!isLocalHost(request.headers.host)) {
    answer(response, 403, 'text/plain', 'The inbox answers on localhost only.\n')
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answer(response, 405, 'text/plain', 'Only GET is known here.\n')
    return
  }
  route(state, new URL(request.url ?? '/', 'http://localhost'), response)
}

function route(state: InboxState, url: URL, response: ServerResponse): void {
  const [first, second] = url.pathname.split('/').filter(Boolean)
  if (first === undefined) showPage(state, url, response)
  else if (first === 'api' && second === 'messages') listMessages(state, url, response)
  else if (first === 'events') watch(state, response)
  else if (first === 'mails' && second) showMail(state, second, response)
  else answer(response, 404, 'text/plain', 'There is nothing here.\n')
}

function showPage({ store }: InboxState, url: URL, response: ServerResponse): void {
  const to = url.searchParams.get('to')?.trim() ?? ''
  const messages = store.list(to === '' ? undefined : to)
  const wanted = url.searchParams.get('mail') ?? ''
  response.setHeader('content-security-policy', PAGE_POLICY)
  answer(response, 200, HTML, drawInbox({ messages, open: store.find(wanted), to }))
}

function listMessages({ store }: InboxState, url: URL, response: ServerResponse): void {
  const messages = store.list(url.searchParams.get('to') ?? undefined)
  answer(response, 200, JSON_TYPE, JSON.stringify({ messages }))
}

function showMail({ store }: InboxState, id: string, response: ServerResponse): void {
  const message = store.find(id)
  if (!message) {
    answer(response, 404, 'text/plain', 'There is no such mail.\n')
    return
  }
  response.setHeader('content-security-policy', MAIL_POLICY)
  answer(response, 200, HTML, `<!doctype html><base target="_blank">${message.html}`)
}

function watch({ watchers }: InboxState, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': open\n\n')
  watchers.add(response)
  response.on('close', () => watchers.delete(response))
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(body)
}

function isLocalHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '')
}
