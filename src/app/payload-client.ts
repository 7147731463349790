import { getPayload } from 'payload'
import type { Payload } from 'payload'
import config from '@payload-config'

/** The process's one Payload instance. */
export const getPayloadClient = (): Promise<Payload> => getPayload({ config })
