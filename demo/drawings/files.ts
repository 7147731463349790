import { join } from 'node:path'
import { markKeys, pictureKeys } from '@/demo/drawings/index'

/** The folder `demo`. */
export const DEMO_FOLDER = join(import.meta.dirname, '..')

/** The platform's own marks are no pictures of a site. */
export const demoKeys: readonly string[] = [...pictureKeys, ...markKeys].filter(
  (key) => !key.startsWith('platform/'),
)

/**
 * The path within `demo` of the file that holds a picture or mark: of `ferment/beet-kvass` it is
 * `ferment/images/beet-kvass.webp`. The portrait of an author belongs to an account and to no site.
 */
export function fileOf(key: string): string {
  const [site = '', name = ''] = key.split('/')
  if (name === 'avatar') return `people/portraits/${site}.webp`
  return `${site}/images/${name}.${markKeys.includes(key) ? 'svg' : 'webp'}`
}
