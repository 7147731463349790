import { expect, it } from 'vitest'
import { getPathKind } from './kind-of-path'

it.each([
  ['/', 'page'],
  ['/recipes/soup?servings=2', 'page'],
  ['/apiary', 'page'],
  ['/administration', 'page'],
  ['/api/v1/site/ferment', 'api'],
  ['/api', 'api'],
  ['/admin', 'admin'],
  ['/admin/collections/users?limit=10', 'admin'],
  ['/media/key/800.webp', 'media'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/fonts/inter.woff2', 'file'],
])('%s is measured as %s', (url, kind) => {
  expect(getPathKind(url)).toBe(kind)
})
