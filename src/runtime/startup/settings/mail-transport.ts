import type { NodemailerAdapterArgs } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import type { Settings } from './settings'

/** Options of the mail transport: the SMTP server of the settings, with a connection for each mail. */
export function mailOptions({ smtpUrl, mailFrom }: Settings): NodemailerAdapterArgs {
  const { name, address } = parseSender(mailFrom)
  return {
    defaultFromName: name,
    defaultFromAddress: address,
    skipVerify: true,
    transport: createTransport(smtpUrl),
  }
}

function parseSender(mailFrom: string): { name: string; address: string } {
  const match = mailFrom.match(/^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/)
  return { name: match?.[1] ?? '', address: match?.[2] ?? mailFrom.trim() }
}
