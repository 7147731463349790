import { readFile, readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { RawAnswer } from './raw-request'

/** The processes that a process has started, and what they run. */
export async function childrenOf(parent: number): Promise<{ pid: number; command: string }[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(
    ids.map(async (pid) => {
      const [stat, command] = await Promise.all(
        ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
      )
      const ppid = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { pid, ppid, command: command?.replaceAll('\0', ' ') ?? '' }
    }),
  )
  return all.filter(({ ppid }) => ppid === parent)
}

const SERVE = /[/]serve\.mjs/

/** The primary below a start of the product, and the serving processes that it runs. */
export async function servingProcesses(
  start: number,
): Promise<{ primary: number; serving: number[] }> {
  const primary = (await childrenOf(start)).find(({ command }) => SERVE.test(command))?.pid ?? 0
  const serving = (await childrenOf(primary)).filter(({ command }) => SERVE.test(command))
  return { primary, serving: serving.map(({ pid }) => pid) }
}

/** Sends requests over one connection that stays open, and so to one serving process. */
export type Connection = {
  send: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: unknown },
  ) => Promise<RawAnswer>
  close: () => void
}

/** Opens a connection to a host of the product. */
export function openConnection(port: number, host: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const json = body === undefined ? {} : { 'content-type': 'application/json' }
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path,
            agent,
            headers: { host, ...json, ...headers },
            timeout: 60_000,
          },
          (response) => {
            const parts: Buffer[] = []
            response.on('data', (part: Buffer) => parts.push(part))
            response.on('error', reject)
            response.on('end', () => {
              const { statusCode: status = 0, headers: answered } = response
              resolve({ status, headers: answered, body: Buffer.concat(parts).toString() })
            })
          },
        )
        sent.on('timeout', () => sent.destroy(new Error(`No answer to ${method} ${path}`)))
        sent.on('error', reject)
        sent.end(body === undefined ? undefined : JSON.stringify(body))
      }),
    close: () => {
      agent.destroy()
    },
  }
}
