import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pause } from '@/src/runtime/process/processes'
import { hintScripts } from '@/src/runtime/startup/start/compile-hints'
import { tryLock } from '@/src/runtime/startup/start/lock'
import { sourceHash } from '@/src/runtime/startup/start/source-hash'
import { removeSourceMaps } from '@/src/runtime/startup/start/source-maps'
import { runStep } from '@/src/runtime/startup/start/step'

const STAMP = join('.next', 'built-from.txt')
const LOCK = join('node_modules', '.cache', 'recipes-build.lock')

/** Options of a build. */
export type BuildOptions = {
  root: string
  /** The file for the output; shown when the build fails. */
  logFile: string
  report: (line: string) => void
  signal: AbortSignal
}

/**
 * Builds when the sources have changed since the last build. Of several concurrent starts one builds, and
 * the others wait for it.
 */
export async function buildWhenChanged(options: BuildOptions): Promise<void> {
  const { root, report, signal } = options
  const hash = await sourceHash(root)
  if (await isBuilt(root, hash)) return
  await mkdir(join(root, 'node_modules', '.cache'), { recursive: true })
  for (let hasTold = false; ;) {
    const lock = await tryLock(join(root, LOCK))
    if (lock.isHeld) {
      try {
        if (!(await isBuilt(root, hash))) await build(options, hash)
      } finally {
        await lock.release()
      }
      return
    }
    if (!hasTold) report('Waiting for another start to finish building')
    hasTold = true
    signal.throwIfAborted()
    await pause(300)
  }
}

/** Returns whether a build exists. */
export async function hasBuild(root: string): Promise<boolean> {
  return access(join(root, '.next', 'BUILD_ID')).then(
    () => true,
    () => false,
  )
}

async function isBuilt(root: string, hash: string): Promise<boolean> {
  const stamp = await readFile(join(root, STAMP), 'utf8').catch(() => '')
  return stamp === hash && (await hasBuild(root))
}

async function build(options: BuildOptions, hash: string): Promise<void> {
  const { root, report } = options
  report('Building the pages (a minute or two, once)')
  await rm(join(root, STAMP), { force: true })
  await copyFonts(options)
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  await runStep({ ...options, name: 'The build', args: [next, 'build'], env: buildEnvironment() })
  await hintScripts(root)
  await removeSourceMaps(root)
  await writeFile(join(root, STAMP), hash)
}

/** Copies the font files to the place where pages load them, for a build and a development server. */
export function copyFonts(options: BuildOptions): Promise<void> {
  const script = join(options.root, 'src', 'scripts', 'copy-fonts.mjs')
  return runStep({ ...options, name: 'Copying the fonts', args: [script], env: buildEnvironment() })
}

function buildEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
}
