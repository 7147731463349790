import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'
import type { Socket } from 'node:net'

/** A mail that the server has accepted, as it was transmitted. */
export type AcceptedMail = { to: string; from: string; raw: string; messageId: string }

/** The response to a step of a mail: accepted, refused with a status, never, or by closing the connection. */
export type Answer =
  'accept' | 'hang' | 'drop' | 'accept-and-drop' | { status: number; text: string }

/** Decides about a step of a mail; `attempt` counts the mails begun for the recipient. */
export type Behaviour = (
  step: 'connect' | 'from' | 'to' | 'data',
  address: string,
  attempt: number,
) => Answer | Promise<Answer>

/** An SMTP server that answers as a test says. */
export type ScriptedSmtpServer = {
  url: string
  port: number
  accepted: AcceptedMail[]
  behave: (behaviour: Behaviour) => void
  to: (address: string) => AcceptedMail[]
  stop: () => Promise<void>
}

/** Starts an SMTP server on a free port, or on that of one that was stopped. */
export async function startSmtpServer(wantedPort = 0): Promise<ScriptedSmtpServer> {
  const accepted: AcceptedMail[] = []
  const attempts = new Map<string, number>()
  let behaviour: Behaviour = () => 'accept'
  const sockets = new Set<Socket>()

  async function answer(
    step: 'connect' | 'from' | 'to' | 'data',
    session: SMTPServerSession,
    address: string,
    done: (error?: Error | null) => void,
    accept: () => void = () => undefined,
  ): Promise<void> {
    if (step === 'to') attempts.set(address, (attempts.get(address) ?? 0) + 1)
    const given = await behaviour(step, address, attempts.get(address) ?? 0)
    if (given === 'hang') return
    if (given === 'accept' || given === 'accept-and-drop') accept()
    if (given === 'accept') done()
    else if (given === 'drop' || given === 'accept-and-drop') {
      for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy()
    } else done(Object.assign(new Error(given.text), { responseCode: given.status }))
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    disableReverseLookup: true,
    logger: false,
    maxClients: 1_000,
    onConnect: (session, done) => void answer('connect', session, '', done),
    onMailFrom: ({ address }, session, done) => void answer('from', session, address, done),
    onRcptTo: ({ address }, session, done) => void answer('to', session, address, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? ''
        void answer('data', session, to, done, () => accepted.push({ to, from, raw, messageId }))
      })
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wantedPort, '127.0.0.1', resolve)
  })
  const place = server.server.address()
  const port = place !== null && typeof place === 'object' ? place.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    accepted,
    behave: (next) => {
      behaviour = next
    },
    to: (address) => accepted.filter((mail) => mail.to === address),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}
