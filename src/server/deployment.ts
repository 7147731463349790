import type { Payload } from 'payload'
import { z } from 'zod'
import type { Deployment } from '@/src/domain/addresses/deployment'

const Custom = z.object({
  deployment: z.object({ protocol: z.enum(['http', 'https']), rootDomain: z.string() }),
  limitsFactor: z.number(),
  dnsServers: z.array(z.string()),
  privateAddresses: z.array(z.string()),
  secret: z.string(),
  dataDir: z.string(),
  unusedPictureDays: z.number(),
  maxVideoBytes: z.number(),
})

/** The environment that `payload.config.ts` passes to use cases. */
export type Environment = {
  deployment: Deployment
  limitsFactor: number
  /** DNS servers that custom domains are checked with; none for those of the machine. */
  dnsServers: string[]
  /** Addresses of the own network that pages and pictures may be fetched from. */
  privateAddresses: string[]
  secret: string
  /** The folder for what is kept on disk. */
  dataDir: string
  /** Days after which an unused picture is removed; 0 for never. */
  unusedPictureDays: number
  /** Most bytes of an uploaded video. */
  maxVideoBytes: number
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
