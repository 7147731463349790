import { createSiteExport } from '@/src/server/exporting/background/create'
import { listSiteExports, openSiteExport } from '@/src/server/exporting/background/read'
import type { Handlers } from '../../call'
import { streamOf } from '../../stream'

/** Handlers for background exports. @see docs/product/import-and-export.md#exports-in-the-background */
export const siteExportHandlers = {
  listSiteExports: async ({ payload, site }) => ({
    exports: await listSiteExports(payload, site.id),
  }),
  createSiteExport: async ({ payload, site, caller }) => ({
    export: await createSiteExport(payload, { siteId: site.id, userId: caller.userId }),
  }),
  downloadSiteExport: async ({ payload, params, headers }) => {
    const { fileName, size, bytes } = await openSiteExport(payload, params.exportToken)
    headers.set('content-type', 'application/zip')
    headers.set('content-length', String(size))
    headers.set('content-disposition', `attachment; filename="${fileName}"`)
    headers.set('cache-control', 'no-store')
    return new Response(streamOf(bytes), { headers })
  },
} satisfies Partial<Handlers>
