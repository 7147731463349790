import type { PayloadRequest, TextField } from 'payload'
import { siteDomain } from '@/src/domain/site-domain'

/** The host of the deployment, with its port: where the account host answers. */
const rootDomainOf = (req: PayloadRequest): string => new URL(req.payload.config.serverURL).host

/** A custom domain of a site: stored in its one spelling, and only one site's (contract, Hosts). */
export const domainField: TextField = {
  name: 'domain',
  type: 'text',
  required: true,
  unique: true,
  hooks: {
    beforeValidate: [
      ({ value, req }: { value?: unknown; req: PayloadRequest }): unknown => {
        if (typeof value !== 'string') return value
        const read = siteDomain(value, rootDomainOf(req))
        return 'domain' in read ? read.domain : value
      },
    ],
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }): string | true => {
    if (typeof value !== 'string') return 'Required'
    const read = siteDomain(value, rootDomainOf(req))
    return 'problem' in read ? read.problem : true
  },
}
