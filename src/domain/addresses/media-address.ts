import { accountOrigin, accountUrl } from './deployment'
import type { Deployment } from './deployment'

/** The absolute address of a picture of the platform, in full size. */
export const mediaAddress = (deployment: Deployment, key: string): string =>
  accountUrl(deployment, `/media/${key}`)

/** The key of the picture of the platform at an address; null for any other address. */
export function mediaKeyAt(deployment: Deployment, address: string): string | null {
  const start = `${accountOrigin(deployment)}/media/`
  const key = address.startsWith(start) ? address.slice(start.length).replace(/[?#].*$/, '') : ''
  return /^[A-Za-z0-9][\w.-]*$/.test(key) ? key : null
}
