import { Socket } from 'node:net'
import { afterAll, afterEach, vi } from 'vitest'
import { reportAttempts } from './attempts'

const HERE = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', ''])
const LOOKED_UP = 'host' satisfies string

/*
 * The files of a worker share its process and the packages it has loaded, and nothing else: the modules
 * of the product are reloaded for each, and settings of a file are reset when it ends.
 */
const environment = { ...process.env }
afterAll(() => {
  reportAttempts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, environment)
  Socket.prototype.connect = connect
  vi.resetModules()
})

/** Tests reach nothing but this machine: any other connection fails, naming where it wanted to go. */
const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...args: Parameters<typeof connect>): Socket {
  const host = hostOf(args)
  // Names under `.example` lead nowhere but to what a test's own DNS server says.
  if (!HERE.has(host) && !host.endsWith('.example'))
    throw new Error(`A test tried to reach ${host}`)
  return Reflect.apply(connect, this, args)
} as typeof connect

function hostOf(args: readonly unknown[]): string {
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (typeof first !== 'object' || first === null || !(LOOKED_UP in first)) return ''
  return typeof first.host === 'string' ? first.host : ''
}

/** Output of console.error fails the test, unless the test replaced it. */
const errors: unknown[][] = []
console.error = (...args: unknown[]) => {
  errors.push(args)
}

afterEach(() => {
  vi.restoreAllMocks()
  const found = errors.splice(0)
  if (found.length > 0) {
    throw new Error(`console.error was called: ${found.map((args) => args.join(' ')).join('\n')}`)
  }
})
