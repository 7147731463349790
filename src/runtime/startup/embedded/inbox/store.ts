import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isSentTo } from '@/src/runtime/startup/embedded/inbox/message'
import type { InboxMessage } from '@/src/runtime/startup/embedded/inbox/message'

const MOST_KEPT = 2000

const storedMessage = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  date: z.string(),
})

/** The mails of the inbox, one file each, so that they outlive a restart. */
export type MessageStore = {
  /** Newest first; with an address, only what went to it. */
  list: (to?: string) => InboxMessage[]
  find: (id: string) => InboxMessage | undefined
  add: (message: InboxMessage) => Promise<void>
}

/** Opens the store in a folder, which is created if missing; ignores unreadable files. */
export async function openMessageStore(folder: string): Promise<MessageStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const kept: InboxMessage[] = []
  for (const name of names.slice(-MOST_KEPT)) {
    const message = await readStored(join(folder, name))
    if (message) kept.unshift(message)
  }
  return {
    list: (to) => (to === undefined ? [...kept] : kept.filter((message) => isSentTo(message, to))),
    find: (id) => kept.find((message) => message.id === id),
    async add(message) {
      await writeWhole(pathOf(folder, message), JSON.stringify(message))
      kept.unshift(message)
      for (const old of kept.splice(MOST_KEPT)) await rm(pathOf(folder, old), { force: true })
    },
  }
}

function pathOf(folder: string, { date, id }: InboxMessage): string {
  return join(folder, `${date.replace(/[:.]/g, '-')}-${id}.json`)
}

/** Written beside and renamed, so that a killed process leaves no half message. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

async function readStored(path: string): Promise<InboxMessage | undefined> {
  try {
    return storedMessage.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}
