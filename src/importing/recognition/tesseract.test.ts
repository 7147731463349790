import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFiles } from '../testing/import-files'
import { createTesseract } from './tesseract'
import type { TesseractOptions } from './tesseract'

/** Creates a shell script to run instead of Tesseract. */
async function programOf(script: string): Promise<string> {
  const path = join(await createFiles({ program: `#!/bin/sh\n${script}\n` }), 'program')
  await chmod(path, 0o755)
  return path
}

let page: Buffer
beforeAll(async () => {
  page = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
})

const recognize = async (script: string, options: Partial<TesseractOptions> = {}) =>
  createTesseract({ command: await programOf(script), languages: 'eng+deu', ...options })(page)

// docs/product/import-and-export.md#recognised-text
describe('the recognition of text by a program', () => {
  it('gives the picture to the program as a grey PNG, and the languages', async () => {
    const [args, ...rest] = (await recognize('echo "$@"; base64')).split('\n')
    expect(args).toBe('stdin stdout -l eng+deu')
    const received = Buffer.from(rest.join(''), 'base64')
    expect(await sharp(received).metadata()).toMatchObject({
      format: 'png',
      width: 40,
      height: 20,
      space: 'b-w',
    })
  })

  it('passes none of the settings and secrets of the product to the program', async () => {
    process.env['TESSERACT_TEST_SECRET'] = 'hush'
    const text = await recognize('env')
    delete process.env['TESSERACT_TEST_SECRET']
    expect(text).toContain('OMP_THREAD_LIMIT=1')
    expect(text).not.toContain('hush')
  })

  it('says how to mend a program that is missing, or has no model', async () => {
    await expect(recognize('', { command: '/nowhere/tesseract' })).rejects.toThrow(
      /cannot be started.*OCR_COMMAND/,
    )
    const script = 'echo "Failed loading language \'deu\'" >&2; exit 1'
    await expect(recognize(script)).rejects.toThrow(/no model.*OCR_LANGUAGES/)
  })

  it('ends a program that takes too long, says too much, fails or is stopped', async () => {
    await expect(recognize('exec sleep 600', { timeoutMs: 100 })).rejects.toThrow(/took too long/)
    await expect(recognize('exec yes')).rejects.toThrow(/More text/)
    await expect(recognize('exit 3')).rejects.toThrow(/could not read this picture/)
    const signal = AbortSignal.abort()
    await expect(recognize('exec sleep 600', { signal })).rejects.toThrow(/abort/i)
  })

  it('starts no program for a damaged picture', async () => {
    const read = createTesseract({ command: '/nowhere/tesseract', languages: 'eng' })
    await expect(read(page.subarray(0, 30))).rejects.toThrow(/damaged|cannot be read/)
  })
})
