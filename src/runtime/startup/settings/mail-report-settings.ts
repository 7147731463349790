import { z } from 'zod'
import { settingNotes } from './setting-notes'
import { DOMAIN, wholeNumber } from './setting-shapes'

/** Settings for reports of bounces and complaints. */
export const mailReportSettings = {
  MAIL_REPORTS_PASSWORD: z
    .string()
    .regex(/^\S*$/, 'contains a space')
    .min(32, 'is shorter than 32 characters')
    .optional()
    .register(settingNotes, {
      section: 'Mail',
      description:
        'The password of reports from Postmark (/api/mail-reports/postmark) and of those in our own form (/api/mail-reports/generic).',
      hint: 'at least 32 random characters, such as those of `openssl rand -hex 32`',
      example: '',
    }),
  SES_TOPIC: z
    .string()
    .regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w-]+$/, 'is not the ARN of a topic')
    .optional()
    .register(settingNotes, {
      section: 'Mail',
      description:
        'The topic of Amazon SNS that sends the notifications of SES to /api/mail-reports/ses.',
      hint: 'an ARN such as arn:aws:sns:eu-west-1:123456789012:bounces',
      example: '',
    }),
  MAILGUN_SIGNING_KEY: z.string().optional().register(settingNotes, {
    section: 'Mail',
    description: 'The key by which Mailgun signs its webhooks to /api/mail-reports/mailgun.',
    hint: "the HTTP webhook signing key of Mailgun's control panel",
    example: '',
  }),
  SENDGRID_WEBHOOK_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/=]{40,}$/, 'is not a public key')
    .optional()
    .register(settingNotes, {
      section: 'Mail',
      description:
        'The public key of the signed event webhook of SendGrid to /api/mail-reports/sendgrid.',
      hint: 'the verification key that SendGrid shows',
      example: '',
    }),
  BOUNCE_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(DOMAIN, 'is not a host name')
    .refine((value) => !value.includes(':'), 'has a port')
    .optional()
    .register(settingNotes, {
      section: 'Mail',
      description:
        'The domain of the return paths of newsletters, whose MX record leads to BOUNCE_PORT of a worker. Without it, mail servers return mails to MAIL_FROM.',
      hint: 'a host name such as bounces.example.org',
      example: 'bounces.recipes.example.org',
    }),
  BOUNCE_PORT: wholeNumber(1, 65535).optional().register(settingNotes, {
    section: 'Mail',
    description: 'The port on which a worker receives returned mails over SMTP.',
    hint: 'a whole number from 1 to 65535',
    example: '2525',
  }),
}
