import { createSocket } from 'node:dgram'
import { decode, encode, AUTHORITATIVE_ANSWER } from 'dns-packet'
import type { Answer, Packet } from 'dns-packet'

/** A DNS server with the records of a test. */
export type TestDns = {
  /** The address for the setting `DNS_SERVERS`. */
  address: string
  /** TXT records by name, in lower case: a text, or the pieces it is stored in. */
  texts: Map<string, (string | string[])[]>
  /** Addresses by name. */
  addresses: Map<string, string>
  /** Names it does not answer for at all. */
  silent: Set<string>
  stop: () => void
}

/** Starts a DNS server on a free port of this machine; other names it does not know. */
export async function startDns(): Promise<TestDns> {
  const socket = createSocket('udp4')
  const texts: TestDns['texts'] = new Map()
  const addresses = new Map<string, string>()
  const silent = new Set<string>()
  socket.on('message', (message, from) => {
    const query = decode(message)
    const name = query.questions?.[0]?.name.toLowerCase() ?? ''
    if (silent.has(name)) return
    socket.send(encode(replyTo(query, { texts, addresses })), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${socket.address().port}`
  return { address, texts, addresses, silent, stop: () => socket.close() }
}

const NAME_UNKNOWN = 3

function replyTo(query: Packet, known: Pick<TestDns, 'texts' | 'addresses'>): Packet {
  const question = query.questions?.[0]
  const name = question?.name.toLowerCase() ?? ''
  const answers: Answer[] = []
  if (question?.type === 'TXT') {
    for (const text of known.texts.get(name) ?? []) {
      answers.push({ type: 'TXT', name, ttl: 1, data: [text].flat() })
    }
  }
  const address = known.addresses.get(name)
  if (question?.type === 'A' && address !== undefined) {
    answers.push({ type: 'A', name, ttl: 1, data: address })
  }
  const isKnown = known.texts.has(name) || known.addresses.has(name)
  return {
    ...(query.id === undefined ? {} : { id: query.id }),
    ...(query.questions ? { questions: query.questions } : {}),
    type: 'response',
    flags: AUTHORITATIVE_ANSWER | (isKnown ? 0 : NAME_UNKNOWN),
    answers,
  }
}
