import { createTransport } from 'nodemailer'
import SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import { connect } from 'node:net'
import { getPayload } from 'payload'
import config from '@payload-config'
import { environmentOf } from '@/src/server/deployment'
import { withRecipientLinks } from '@/src/server/mail/recipient-links'
import { composeNewsletter } from '@/src/server/newsletters/compose'
import { deliverNewsletter } from '@/src/server/newsletters/deliver'
import { listRecipients } from '@/src/server/newsletters/recipients'
import { createNewsletterSend, getNewsletterSend } from '@/src/server/newsletters/sends'
import { changeNewsletterSend } from '@/src/server/newsletters/control'
import { findSite } from '@/src/server/sites/scope'

/** Run by the benchmark in a process of its own: `SITE MAILS ROUNDS RECIPIENTS`. */
const [slug = '', mails = '1000', rounds = '1', recipients = '10000'] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true })
const { pool } = payload.db
const DOMAIN = 'newsletter-bench.example.com'
const SLICE = { isOver: () => false, signal: new AbortController().signal }

const site = await findSite(payload, slug)
if (!site) throw new Error('The demo has no site')
const { rows: found } = await pool.query<{ id: string; slug: string }>(
  `select id, slug from recipes where site_id = $1 and published_at <= now() and deleted_at is null
    and privacy_setting = 'public' order by id limit 1`,
  [site.id],
)
const [recipe] = found
if (!recipe) throw new Error('The site has no recipe')
const { id: siteId } = site

async function addSubscribers(count: number): Promise<void> {
  await pool.query(
    `with made as (insert into users (email, updated_at, created_at)
        select gen_random_uuid() || '@' || $3::text, now(), now() from generate_series(1, $2)
        returning id)
      insert into subscriptions (site_id, user_id, plan_type, status, joined_at)
      select $1, id, 'free', 'active', now() from made`,
    [siteId, count, DOMAIN],
  )
  await pool.query('analyze subscriptions, users')
}

const addresses = async (): Promise<string[]> => {
  const text = 'select email from users where email like $1'
  const { rows } = await pool.query<{ email: string }>(text, [`%@${DOMAIN}`])
  return rows.map(({ email }) => email)
}

/** The same mail to the same addresses, over as many connections, by the mailer alone. */
async function pooledRate(to: readonly string[]): Promise<number> {
  const { smtpUrl, connections } = environmentOf(payload).bulkMail
  const content = { slug: recipe?.slug ?? '', letterId: null, note: null }
  const mail = site && (await composeNewsletter(payload, site, content, 'free'))
  if (!mail) throw new Error('The recipe could not be composed')
  const links = { unsubscribeUrl: 'https://example.com/unsubscribe', preferencesUrl: null }
  const { subject, html, text } = withRecipientLinks(mail, links)
  const options: SMTPPool.Options = {
    pool: true,
    url: smtpUrl,
    maxConnections: connections,
    maxMessages: Infinity,
    // As ours: without it, nodemailer waits 40 ms for each mail and a comparison says nothing.
    getSocket: ({ host = 'localhost', port = 25 }, done) =>
      done(null, { connection: connect({ host, port, noDelay: true }) }),
  }
  const transport = createTransport(new SMTPPool(options))
  const from = { name: 'Bench', address: payload.email.defaultFromAddress }
  const startedAt = performance.now()
  await Promise.all(
    to.map((address) => transport.sendMail({ from, to: address, subject, html, text })),
  )
  const rate = (to.length / (performance.now() - startedAt)) * 1000
  transport.close()
  return rate
}

const create = () => createNewsletterSend(payload, siteId, { recipeId: recipe.id })

async function productRate(): Promise<number> {
  const { id } = await create()
  const startedAt = performance.now()
  for (;;) {
    await deliverNewsletter(payload, id, SLICE)
    const { status, sent } = await getNewsletterSend(payload, siteId, id)
    if (status === 'sent') return (sent / (performance.now() - startedAt)) * 1000
    if (status !== 'queued' && status !== 'sending') throw new Error(`The send is ${status}`)
  }
}

async function listing() {
  const { id } = await create()
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const startedAt = performance.now()
  await listRecipients(payload, id, SLICE)
  const seconds = (performance.now() - startedAt) / 1000
  const megabytes = Math.max((process.memoryUsage().rss - before) / 1_000_000, 0)
  const { total } = await getNewsletterSend(payload, siteId, id)
  await changeNewsletterSend(payload, siteId, id, 'cancel')
  return { recipients: total, seconds, megabytes }
}

async function measure() {
  await addSubscribers(Number(mails))
  const to = await addresses()
  const [pooled, product]: [number[], number[]] = [[], []]
  // In alternation, so that background load affects both alike.
  for (let round = 0; round < Number(rounds); round += 1) {
    pooled.push(await pooledRate(to))
    product.push(await productRate())
  }
  await addSubscribers(Number(recipients) - to.length)
  return { pooled, product, listed: await listing() }
}

try {
  const measures = await measure()
  if (process.send) process.send(measures)
  else console.log(measures)
} finally {
  await pool.query('delete from newsletter_sends where site_id = $1', [siteId])
  await pool.query('delete from users where email like $1', [`%@${DOMAIN}`])
}
process.exit(0)
