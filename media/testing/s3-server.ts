import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Location } from '../storage/s3'

/** An S3 server on a free port with one empty bucket, and how to end it. */
export async function startS3(): Promise<{ location: S3Location; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'media-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: 'media' }],
  })
  const { port } = await server.run()
  return {
    location: {
      bucket: 'media',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
