import { isSentTo } from '@/src/runtime/startup/embedded/inbox/message'
import { startSmtpReceiver } from '@/src/runtime/startup/embedded/inbox/smtp-receiver'
import { pause } from '@/src/runtime/process/processes'
import type { InboxMessage } from '@/src/runtime/startup/embedded/inbox/message'
import type { SmtpReceiver } from '@/src/runtime/startup/embedded/inbox/smtp-receiver'

const received: InboxMessage[] = []

/** The mails the product has sent in this test file, over real SMTP. */
export const mailbox = {
  /** All mails to an address, newest first. */
  to(address: string): InboxMessage[] {
    return received.filter((message) => isSentTo(message, address))
  },
  /** All mails, newest first. */
  all(): InboxMessage[] {
    return [...received]
  },
  /** Resolves with the newest mail to an address once `count` have arrived; throws after 10 s. */
  async waitFor(address: string, count = 1): Promise<InboxMessage> {
    const end = Date.now() + 10_000
    for (;;) {
      const found = mailbox.to(address)
      const [newest] = found
      if (newest && found.length >= count) return newest
      if (Date.now() > end) {
        throw new Error(`${String(found.length)} of ${String(count)} mails came to ${address}`)
      }
      await pause(10)
    }
  },
  /** Forgets all mails, as before a test. */
  clear(): void {
    received.length = 0
  },
}

/** Starts the SMTP server that fills the mailbox; `testPayload` does it. */
export function startMailSink(): Promise<SmtpReceiver> {
  return startSmtpReceiver((message) => {
    received.unshift(message)
  })
}
