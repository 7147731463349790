import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { median } from '../figure'
import type { Figure } from '../figure'
import { endChild, nextMessage } from '../servers/child'
import { environmentOf } from '../servers/served'
import type { Place } from '../servers/served'

const Measures = z.object({
  pooled: z.array(z.number()),
  product: z.array(z.number()),
  listed: z.object({ recipients: z.number(), seconds: z.number(), megabytes: z.number() }),
})

/** V9: a newsletter against a bare pooled mailer, and the time to list its recipients. */
export async function newsletterFigures(place: Place, isQuick: boolean): Promise<Figure[]> {
  const sink = fork(join(import.meta.dirname, 'sink-process.ts'), { execArgv: [...NODE_FLAGS] })
  try {
    const { port } = z.object({ port: z.number() }).parse(await nextMessage(sink))
    return figuresOf(await measure(place, `smtp://127.0.0.1:${port}`, isQuick))
  } finally {
    await endChild(sink)
  }
}

async function measure(place: Place, smtpUrl: string, isQuick: boolean) {
  const env = {
    ...process.env,
    ...(await environmentOf(place, place.databaseUrl, 3000)),
    SMTP_URL: smtpUrl,
    BULK_MAIL_PER_SECOND: '0',
  }
  const sizes = isQuick ? ['200', '1', '2000'] : ['10000', '3', '100000']
  const script = join(import.meta.dirname, 'newsletters-process.ts')
  const child = fork(script, [place.sites[0] ?? '', ...sizes], { env, execArgv: [...NODE_FLAGS] })
  try {
    return Measures.parse(await nextMessage(child))
  } finally {
    child.kill()
  }
}

function figuresOf({ pooled, product, listed }: z.infer<typeof Measures>): Figure[] {
  const rate = (rates: number[]): string => String(Math.round(median(rates)))
  return [
    {
      id: 'V9',
      what: 'newsletter to 10,000, of a bare pooled mailer',
      measured: (median(product) / median(pooled)) * 100,
      limit: 70,
      limitIs: 'least',
      unit: '%',
      note: `${rate(product)} and ${rate(pooled)} mails a second`,
    },
    {
      id: 'V9',
      what: 'recipients of a newsletter listed',
      measured: listed.seconds,
      limit: 20,
      unit: 's',
      note: String(listed.recipients),
    },
    {
      id: 'V9',
      what: 'memory that listing them adds',
      measured: listed.megabytes,
      limit: 100,
      unit: 'MB',
    },
  ]
}
