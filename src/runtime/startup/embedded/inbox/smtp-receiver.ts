import { SMTPServer } from 'smtp-server'
import { readMessage } from '@/src/runtime/startup/embedded/inbox/message'
import type { InboxMessage } from '@/src/runtime/startup/embedded/inbox/message'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'

/** An SMTP server that accepts every mail and sends none on. */
export type SmtpReceiver = { url: string; stop: () => Promise<void> }

/**
 * Starts an SMTP server on a free port of 127.0.0.1; accepts a message once `keep` has resolved, so that a
 * storage failure reaches the sender.
 */
export async function startSmtpReceiver(
  keep: (message: InboxMessage) => Promise<void> | void,
): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 200,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, answer) {
      receive(stream, session)
        .then(keep)
        .then(() => {
          answer()
        })
        .catch((error: unknown) => {
          answer(error instanceof Error ? error : new Error('The mail could not be kept'))
        })
    },
  })
  // A client that disconnects in the middle of a message must not end the product.
  server.on('error', () => undefined)
  const port = await listen(server)
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

function listen(server: SMTPServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      if (address !== null && typeof address === 'object') resolve(address.port)
      else reject(new Error('The inbox found no free port'))
    })
  })
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<InboxMessage> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array))
  const { mailFrom, rcptTo } = session.envelope
  const recipients = rcptTo.map(({ address }) => address)
  return readMessage(Buffer.concat(chunks), recipients, mailFrom ? mailFrom.address : '')
}
