import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '@payload-config'
import { importMap } from '../importMap'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/**
 * Payload admin, for authors and editors.
 * @see docs/product/roles.md#payload-admin
 */
export default function AdminPage({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
