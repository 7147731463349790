import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream } from 'smtp-server'
import { environmentOf } from '@/src/server/deployment'
import { isReturnPath, receiveReturnedMail } from '@/src/server/mail-reports/receive-reports'

/** More than the report of any mail server; they return at most the headers of a large mail. */
const MAX_BYTES = 1_048_576

/** Longest wait for a mail server that says nothing, in milliseconds. */
const SILENCE = 60_000

/** Receiver of returned mails; its port differs from the wanted one where that is 0. */
export type ReturnedMails = { port: number; stop: () => Promise<void> }

/**
 * Starts an SMTP server for mails that are sent back to the return paths of newsletters. It accepts no
 * other recipient, and answers with a temporary failure when a report cannot be stored, so that the mail
 * server sends it again.
 * @throws when the port is taken
 * @see docs/product/mail.md#bounces-and-complaints
 */
export async function startReturnedMails(
  payload: Payload,
  port: number,
  logger: Logger,
): Promise<ReturnedMails> {
  const { secret } = environmentOf(payload)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    maxClients: 50,
    socketTimeout: SILENCE,
    closeTimeout: 1_000,
    onRcptTo({ address }, _session, answer) {
      answer(isReturnPath(secret, address) ? null : new Refusal(550, 'No such address'))
    },
    onData(stream, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      readAll(stream)
        .then((raw) => receiveReturnedMail(payload, raw, recipients))
        .then(() => answer())
        .catch((error: unknown) => {
          const isRefused = error instanceof Refusal
          if (!isRefused) logger.error({ err: error }, 'A returned mail could not be read')
          answer(isRefused ? error : new Refusal(451, 'Try again later'))
        })
    },
  })
  // A mail server that disconnects in the middle of a mail must not end the worker.
  server.on('error', () => undefined)
  return { port: await listen(server, port), stop: () => stop(server) }
}

/** An answer of the SMTP server that refuses something. */
class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}

/** Reads a mail to its end. @throws Refusal when it is too large */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    const part = Buffer.from(chunk as Uint8Array)
    bytes += part.length
    if (bytes <= MAX_BYTES) chunks.push(part)
  }
  if (bytes > MAX_BYTES) throw new Refusal(552, 'The mail is too large')
  return Buffer.concat(chunks)
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

const stop = (server: SMTPServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(resolve)
  })
