import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NotRunningError, joinRunningProduct } from '@/src/runtime/startup/start/join-running'

const OWN_DATABASE = 'postgres://recipes:words@localhost:5999/recipes'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recipes-join-'))
})
afterEach(() => rm(root, { recursive: true }))

const writeEnv = (...lines: string[]) => writeFile(join(root, '.env'), `${lines.join('\n')}\n`)

type Environment = Record<string, string | undefined>

async function joined(given: Environment): Promise<Environment> {
  const env = { ...given }
  await joinRunningProduct(env, root)
  return env
}

/** Writes the files that `npm start` keeps in its data folder while it runs. */
async function startedIn(folder: string, databaseUrl = OWN_DATABASE): Promise<string> {
  const dataDir = join(root, folder)
  await mkdir(dataDir)
  const running = { account: 'http://localhost:3000', databaseUrl, sites: {} }
  await writeFile(join(dataDir, 'running.json'), JSON.stringify(running))
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ secret: 'kept beside the data' }))
  return dataDir
}

describe('a command of the terminal', () => {
  it('works with the product that runs in the data folder', async () => {
    const dataDir = await startedIn('data')
    const env = await joined({ DATA_DIR: dataDir })
    expect(env).toMatchObject({
      DATABASE_URL: OWN_DATABASE,
      SECRET: 'kept beside the data',
      ROOT_DOMAIN: 'localhost:3000',
    })
  })

  it('reads the settings of .env, as the server does', async () => {
    await writeEnv('DATABASE_URL=postgres://of-env', 'SECRET="s e c"', 'ROOT_DOMAIN=example.org')
    expect(await joined({})).toEqual({
      DATABASE_URL: 'postgres://of-env',
      SECRET: 's e c',
      ROOT_DOMAIN: 'example.org',
    })
  })

  it('finds the data folder that .env names', async () => {
    await writeEnv(`DATA_DIR=${await startedIn('elsewhere')}`)
    expect(await joined({})).toMatchObject({ DATABASE_URL: OWN_DATABASE })
  })

  it('takes what the environment says before what .env says', async () => {
    await writeEnv('DATABASE_URL=postgres://of-env', 'SECRET=of-env')
    const given = { DATABASE_URL: 'postgres://given', SECRET: 'given' }
    expect(await joined(given)).toEqual(given)
  })

  it('takes the secret of a running product for the database that .env names', async () => {
    await writeEnv(`DATABASE_URL=${OWN_DATABASE}`, `DATA_DIR=${await startedIn('data')}`)
    expect(await joined({})).toMatchObject({ SECRET: 'kept beside the data' })
  })

  it('takes nothing of a product that runs on another database', async () => {
    const given = { DATABASE_URL: 'postgres://given', DATA_DIR: await startedIn('data') }
    expect(await joined(given)).toEqual(given)
  })

  it('says what to do where there is neither a running product nor a database', async () => {
    await expect(joined({ DATA_DIR: join(root, 'nothing') })).rejects.toThrow(NotRunningError)
  })
})
