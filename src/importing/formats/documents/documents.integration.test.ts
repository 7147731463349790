import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createFiles, importPath } from '../../testing/import-files'
import { buildZip } from '../../testing/build-zip'

const FIXTURES = join(import.meta.dirname, 'fixtures')

const payload = await testPayload()
await storeCatalogues(payload)

// docs/product/import-and-export.md#documents
describe('the import of documents', () => {
  it('stores a recipe each, which a second import updates', async () => {
    const { id } = await makeSite(payload)
    const first = await importPath(payload, id, join(FIXTURES, 'cookbook.docx'))
    expect(first).toMatchObject({ status: 'done', format: 'docx', total: 3, created: 3, failed: 0 })
    const second = await importPath(payload, id, join(FIXTURES, 'cookbook.docx'))
    expect(second).toMatchObject({ status: 'done', created: 0, updated: 3, failed: 0 })
  })

  it('stores the pictures of documents, also out of a zip', async () => {
    const { id } = await makeSite(payload)
    const png = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#4a7' },
    })
      .png()
      .toBuffer()
    const files = {
      'a.zip': buildZip([
        { name: 'salad.odt', data: await readFile(join(FIXTURES, 'with-picture.odt')) },
        { name: 'other.png', data: png },
      ]),
      'b.docx': await readFile(join(FIXTURES, 'with-picture.docx')),
    }
    const done = await importPath(payload, id, await createFiles(files))
    // `other.png` belongs to no recipe, which the report says.
    const counts = { total: 3, created: 2, skipped: 1, failed: 0 }
    expect(done).toMatchObject({ status: 'done', ...counts })
    expect(done.pictures).toMatchObject({ total: 2, stored: 2, failed: 0 })
  })
})
