import { callAs } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import { expect } from '@/src/e2e/support/test'
import type { Running } from '@/src/e2e/support/product'
import type { APIRequestContext } from '@playwright/test'

/** Uploads an SVG drawing as a user, and returns the id of the picture. */
export async function uploadDrawing(
  request: APIRequestContext,
  product: Running,
  author: Reader,
  drawing: string,
): Promise<string> {
  type Upload = { key: string; uploadUrl: string; headers: Record<string, string> }
  const asked = { fileName: 'logo.svg', contentType: 'image/svg+xml' }
  const { key, uploadUrl, headers } = await callAs<Upload>(
    request,
    product,
    author,
    ['POST', '/manage/image-upload-urls'],
    asked,
  )
  const address = new URL(uploadUrl, product.account).href
  expect((await request.put(address, { headers, data: drawing })).ok()).toBe(true)
  const { image } = await callAs<{ image: { id: string } }>(
    request,
    product,
    author,
    ['POST', '/manage/images'],
    { key },
  )
  return image.id
}
