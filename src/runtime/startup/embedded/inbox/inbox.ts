import { createServer } from 'node:http'
import { handleInboxRequest } from '@/src/runtime/startup/embedded/inbox/requests'
import { startSmtpReceiver } from '@/src/runtime/startup/embedded/inbox/smtp-receiver'
import { openMessageStore } from '@/src/runtime/startup/embedded/inbox/store'
import type { Server, ServerResponse } from 'node:http'

/** The local inbox: an SMTP server, and a web page with the received mail. */
export type Inbox = {
  /** URL of the web page. */
  url: string
  smtpUrl: string
  stop: () => Promise<void>
}

/** Starts the inbox on free ports of this machine only; stores its mail in `folder`. */
export async function startInbox(folder: string): Promise<Inbox> {
  const store = await openMessageStore(folder)
  const watchers = new Set<ServerResponse>()
  const receiver = await startSmtpReceiver(async (message) => {
    await store.add(message)
    for (const watcher of watchers) watcher.write(`data: ${message.id}\n\n`)
  })
  const server = createServer((request, response) => {
    handleInboxRequest({ store, watchers }, request, response)
  })
  const port = await listen(server)
  return {
    url: `http://localhost:${String(port)}`,
    smtpUrl: receiver.url,
    async stop() {
      await receiver.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Bound to `localhost`, which browsers and Node can both reach by either address family. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      if (address !== null && typeof address === 'object') resolve(address.port)
      else reject(new Error('The inbox found no free port'))
    })
  })
}
