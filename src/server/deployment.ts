import type { Payload } from 'payload'
import { z } from 'zod'
import type { Deployment } from '@/src/domain/addresses/deployment'

const Custom = z.object({
  deployment: z.object({ protocol: z.enum(['http', 'https']), rootDomain: z.string() }),
  limitsFactor: z.number(),
  dnsServers: z.array(z.string()),
  secret: z.string(),
  dataDir: z.string(),
})

/** The environment that `payload.config.ts` passes to use cases. */
export type Environment = {
  deployment: Deployment
  limitsFactor: number
  /** DNS servers that custom domains are checked with; none for those of the machine. */
  dnsServers: string[]
  secret: string
  /** The folder for what is kept on disk. */
  dataDir: string
}

const environments = new WeakMap<object, Environment>()

/** The environment of a Payload instance. */
export function environmentOf(payload: Payload): Environment {
  const known = environments.get(payload.config)
  if (known) return known
  const environment = Custom.parse(payload.config.custom)
  environments.set(payload.config, environment)
  return environment
}

/** Where the deployment of a Payload instance answers. */
export const deploymentOf = (payload: Payload): Deployment => environmentOf(payload).deployment
