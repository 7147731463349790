import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(process.cwd(), 'node_modules', 'next', 'dist')
const FOLDERS = ['server', 'lib', 'shared', 'client/components', 'build/templates']

/** `headers['x-a']`, `headers.get('x-a')`, `getHeader('x-a')` … */
const READ = /headers?(?:\.(?:get|has)\(|\[)\s*['"]([a-zA-Z][a-zA-Z0-9-]*)['"]/gi
/** `const A_HEADER = 'x-a'`, and names in lists. */
const NAMED =
  /['"]((?:x-(?:middleware|next|nextjs|invoke|invocation|matched|now|vercel|prerender|action|edge|forwarded)|next)-[a-z0-9-]*[a-z0-9]|rsc|x-nextjs-[a-z-]+)['"]/g
const DEEPER = /^(?:next-(?:env|server|router|head|script|dynamic|font|swc|devtools|flight)|x-)$/

/** Every name of a header that the source of the installed Next reads or declares, in lower case. */
export function headersNextReads(): string[] {
  const names = new Set<string>()
  for (const folder of FOLDERS) {
    for (const path of scriptsIn(join(ROOT, folder))) {
      const text = readFileSync(path, 'utf8')
      for (const pattern of [READ, NAMED]) {
        for (const [, name = ''] of text.matchAll(pattern)) names.add(name.toLowerCase())
      }
    }
  }
  return [...names].filter((name) => !DEEPER.test(name)).sort()
}

const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
