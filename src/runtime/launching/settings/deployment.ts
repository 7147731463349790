import type { Deployment } from '@/src/domain/addresses/deployment'
import { settingsOfProcess } from './settings'
import type { Settings } from './settings'

/** Where the deployment answers, out of its settings. */
export const deploymentFrom = ({ publicProtocol, rootDomain }: Settings): Deployment => ({
  protocol: publicProtocol,
  rootDomain,
})

let ofProcess: Deployment | undefined

/** Where this process's deployment answers. */
export function deployment(): Deployment {
  ofProcess ??= deploymentFrom(settingsOfProcess())
  return ofProcess
}
