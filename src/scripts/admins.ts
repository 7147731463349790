import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { Email } from '@/src/contract/basics'
import { joinRunningProduct } from '@/src/runtime/startup/start/join-running'

const HELP = `Lists, appoints and dismisses platform admins, who may do everything in all sites.

  npm run admins                     lists them
  npm run admins -- add ADDRESS      appoints one; an account is made where there is none
  npm run admins -- remove ADDRESS   dismisses one; the account stays

  --help   this text
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
})

/**
 * `npm run admins`: who runs the platform is decided at the terminal of its server.
 * @see docs/product/roles.md#platform-admins
 */
async function main(): Promise<number> {
  const wanted = values.help ? null : readCommand(positionals)
  if (!wanted) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  await joinRunningProduct(process.env)
  // Only now: the config reads its settings when it is loaded.
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  return wanted.verb === 'list' ? list(payload) : change(payload, wanted)
}

type Change = { verb: 'add' | 'remove'; email: string }

/**
 * Parses the command; null when it is not understood.
 * @throws when the address is none
 */
function readCommand([verb = 'list', typed, ...more]: string[]): Change | { verb: 'list' } | null {
  if (more.length > 0) return null
  if (verb === 'list') return typed === undefined ? { verb } : null
  if (typed === undefined || (verb !== 'add' && verb !== 'remove')) return null
  const email = Email.safeParse(typed)
  if (!email.success) throw new Error(`${typed} is no email address.`)
  return { verb, email: email.data }
}

async function list(payload: Payload): Promise<number> {
  const { listPlatformAdmins } = await import('@/src/server/accounts/platform-admins')
  const admins = await listPlatformAdmins(payload)
  console.log(
    admins.length > 0
      ? admins.join('\n')
      : 'There is no platform admin. Appoint one with npm run admins -- add ADDRESS.',
  )
  return 0
}

async function change(payload: Payload, { verb, email }: Change): Promise<number> {
  const { appointPlatformAdmin, dismissPlatformAdmin } =
    await import('@/src/server/accounts/platform-admins')
  const isAdd = verb === 'add'
  const found = await (isAdd ? appointPlatformAdmin : dismissPlatformAdmin)(payload, email)
  if (found === 'missing') throw new Error(`There is no account with the address ${email}.`)
  const isNew = found === 'changed'
  if (isAdd) {
    console.log(`${email} is ${isNew ? 'now' : 'already'} a platform admin.`)
    console.log('A mailed link signs in; Payload admin is at /admin.')
  } else console.log(`${email} ${isNew ? 'is no longer' : 'was not'} a platform admin.`)
  return 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
