import { NotFoundPage } from '@payloadcms/next/views'
import config from '@payload-config'
import { importMap } from '../importMap'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** The admin's own page for addresses it does not know. */
export default function AdminNotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
