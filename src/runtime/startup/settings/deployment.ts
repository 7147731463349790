import type { Deployment } from '@/src/domain/addresses/deployment'
import { readProcessSettings } from './settings'
import type { Settings } from './settings'

/** Builds the addresses of the deployment from its settings. */
export const deploymentFrom = ({ publicProtocol, rootDomain }: Settings): Deployment => ({
  protocol: publicProtocol,
  rootDomain,
})

let ofProcess: Deployment | undefined

/** The addresses of this process's deployment. */
export function deployment(): Deployment {
  ofProcess ??= deploymentFrom(readProcessSettings())
  return ofProcess
}
