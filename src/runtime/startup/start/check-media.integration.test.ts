import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3 } from '@/media/testing/s3-server'
import { readiness } from '@/src/runtime/serving/health'
import { testPayload } from '@/src/testing/payload'
import { checkMedia } from './check-media'
import { Refusal } from './refusal'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const settingsOf = (changes: Partial<typeof s3.location> = {}) => {
  const { endpoint = '', ...location } = { ...s3.location, ...changes }
  return { dataDir: '/nowhere', s3: { ...location, endpoint } }
}
const said = async (settings: Parameters<typeof checkMedia>[0]): Promise<string[]> => {
  const lines: string[] = []
  await checkMedia(settings, (line) => lines.push(line))
  return lines
}

// docs/product/media.md#a-store-that-hangs
describe('a start with pictures in a bucket', () => {
  it('goes on where the bucket is there, and where files are kept in a folder', async () => {
    expect(await said(settingsOf())).toEqual([])
    expect(await said({ dataDir: '/nowhere', s3: undefined })).toEqual([])
  })

  it('stops where the bucket is missing, and says what to do', async () => {
    const missing = checkMedia(settingsOf({ bucket: 'other' }), () => undefined)
    await expect(missing).rejects.toThrow(Refusal)
    await expect(missing).rejects.toThrow(/no bucket other at http.*Make it there.*S3_BUCKET/)
  })

  it('says that its keys are refused, or that it is away, and goes on', async () => {
    expect(await said(settingsOf({ accessKeyId: 'nobody' }))).toEqual([
      expect.stringContaining('refuses its keys'),
    ])
    expect(await said(settingsOf({ endpoint: 'http://127.0.0.1:1' }))).toEqual([
      expect.stringContaining('does not answer'),
    ])
  })
})

describe('readiness', () => {
  it('tells of the bucket and the search index, and is not there without the bucket', async () => {
    const { location } = s3
    await testPayload()
    const { parts } = await readiness()
    expect(parts).toMatchObject({ database: 'ok', migrations: 'ok' })
    expect(parts).not.toHaveProperty('media')
    const set = (bucket: string) =>
      Object.assign(process.env, {
        S3_BUCKET: bucket,
        S3_REGION: location.region,
        S3_ENDPOINT: location.endpoint,
        S3_ACCESS_KEY_ID: location.accessKeyId,
        S3_SECRET_ACCESS_KEY: location.secretAccessKey,
        MEILI_URL: 'http://127.0.0.1:1',
      })
    set(location.bucket)
    expect(await readiness()).toMatchObject({
      isReady: true,
      parts: { media: 'ok', search: 'away' },
    })
    set('other')
    expect(await readiness()).toMatchObject({ isReady: false, parts: { media: 'missing' } })
    process.env['S3_ENDPOINT'] = 'http://127.0.0.1:1'
    expect(await readiness()).toMatchObject({ isReady: false, parts: { media: 'away' } })
  })
})
