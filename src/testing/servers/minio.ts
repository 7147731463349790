import { randomBytes } from 'node:crypto'
import { mkdtemp, open } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import type { S3Location } from '@/media/storage/s3'
import { startSupervised } from '@/src/runtime/startup/embedded/kept-program'
import { freePort } from '@/src/runtime/process/free-port'
import { pause } from '@/src/runtime/process/processes'
import { serverFolder } from './programs'

/** A real S3 server of one test file's own, with one empty bucket. */
export type RealS3 = { location: S3Location; stop: () => Promise<void> }

const PATIENCE = 60_000

/** Starts MinIO with empty data. */
export async function startRealS3(): Promise<RealS3> {
  const program = join(await serverFolder('minio'), 'minio')
  const data = await mkdtemp(join(inject('runFolder'), 'minio-'))
  const address = `127.0.0.1:${await freePort()}`
  const [accessKeyId, secretAccessKey] = ['tests', randomBytes(16).toString('hex')]
  const log = await open(`${data}.log`, 'w')
  const kept = startSupervised([program, 'server', data, '--address', address, '--quiet'], {
    pidFile: `${data}.pid`,
    cwd: data,
    env: {
      ...process.env,
      MINIO_ROOT_USER: accessKeyId,
      MINIO_ROOT_PASSWORD: secretAccessKey,
      MINIO_BROWSER: 'off',
      HOME: data,
    },
    log: log.fd,
  })
  await log.close()
  const location = {
    bucket: 'media',
    region: 'us-east-1',
    endpoint: `http://${address}`,
    accessKeyId,
    secretAccessKey,
  }
  await answers(location.endpoint)
  await makeBucket(location)
  return { location, stop: kept.stop }
}

async function answers(endpoint: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const answer = await fetch(`${endpoint}/minio/health/live`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('MinIO did not start')
}

async function makeBucket(location: S3Location & { endpoint: string }): Promise<void> {
  const { region, endpoint, accessKeyId, secretAccessKey } = location
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ region, endpoint, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: location.bucket }))
  client.destroy()
}
