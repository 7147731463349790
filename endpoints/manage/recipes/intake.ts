import { ImportCreate } from '@/src/contract/import'
import { MAX_IMPORT_FILES } from '@/src/domain/import-limits'
import { parsePart } from '@/src/contract/validation'
import { exportSite } from '@/src/server/exporting/export-site'
import { createAddressImport } from '@/src/importing/jobs/create-address-import'
import { getImportFindings } from '@/src/importing/jobs/findings'
import { listImportRows } from '@/src/importing/jobs/import-rows'
import { retryImportRow } from '@/src/importing/jobs/retry-row'
import { getImport, listImports } from '@/src/importing/jobs/read'
import { receiveImport } from '@/src/importing/jobs/receive'
import { formatImportReport } from '@/src/importing/jobs/report'
import { deleteImportedLetters } from '@/src/importing/jobs/delete-letters'
import { cancelImport, resumeImport, startImport } from '@/src/importing/jobs/control-import'
import { parseIngredients } from '@/src/server/parsing/parse-ingredients'
import { parseRecipe } from '@/src/server/parsing/parse-recipe'
import { createUploadRequest } from '@/src/server/uploads/create-upload-request'
import { fetchImage } from '@/src/server/uploads/fetch-image'
import { registerImage } from '@/src/server/uploads/register-image'
import type { Handlers } from '../../call'
import { readForm } from '../../form'
import { streamOf } from '../../stream'

/**
 * Intake: pictures, recipes from elsewhere, bulk imports; and the export.
 * @see docs/product/api.md#two-families
 */
export const intakeHandlers = {
  createImageUpload: ({ payload, caller, body }) =>
    createUploadRequest(payload, { ...body, userId: caller.userId }),
  createImage: async ({ payload, caller, body }) => ({
    image: await registerImage(payload, { ...body, userId: caller.userId }),
  }),
  fetchImage: async ({ payload, caller, body }) => ({
    image: await fetchImage(payload, caller.userId, body.url),
  }),
  parseRecipe: ({ payload, caller, body }) => parseRecipe(payload, caller, body),
  parseIngredients: async ({ payload, body }) => ({
    ingredientUsages: await parseIngredients(payload, body),
  }),
  listImports: async ({ payload, site }) => ({ imports: await listImports(payload, site.id) }),
  createImport: async ({ req, payload, site, caller }) => ({
    import: await receiveImport(payload, { siteId: site.id, userId: caller.userId }, (store) =>
      readForm(req, store, (fields) => parsePart(ImportCreate, fields), MAX_IMPORT_FILES),
    ),
  }),
  getImport: async ({ payload, site, params }) => ({
    import: await getImport(payload, site.id, params.id),
  }),
  getImportReport: async ({ payload, site, params, headers }) => {
    headers.set('content-type', 'text/csv; charset=utf-8')
    headers.set('content-disposition', 'attachment; filename="import-report.csv"')
    const report = await formatImportReport(payload, site.id, params.id)
    return new Response(streamOf(report), { headers })
  },
  deleteImportedLetters: ({ payload, site, params }) =>
    deleteImportedLetters(payload, site.id, params.id),
  cancelImport: async ({ payload, site, params }) => ({
    import: await cancelImport(payload, site.id, params.id),
  }),
  resumeImport: async ({ payload, site, params }) => ({
    import: await resumeImport(payload, site.id, params.id),
  }),
  startImport: async ({ payload, site, params, caller, body }) => ({
    import: await startImport(payload, site.id, params.id, caller.userId, body),
  }),
  createAddressImport: async ({ payload, site, caller, body }) => ({
    import: await createAddressImport(payload, { siteId: site.id, userId: caller.userId }, body),
  }),
  getImportFindings: ({ payload, site, params }) => getImportFindings(payload, site.id, params.id),
  listImportRows: ({ payload, site, params, query }) =>
    listImportRows(payload, site.id, params.id, query),
  retryImportRow: async ({ payload, site, params, body }) => ({
    row: await retryImportRow(payload, site.id, params.id, body),
  }),
  exportSite: async ({ payload, site, headers }) => {
    const { fileName, bytes } = await exportSite(payload, site)
    headers.set('content-type', 'application/zip')
    headers.set('content-disposition', `attachment; filename="${fileName}"`)
    return new Response(streamOf(bytes), { headers })
  },
} satisfies Partial<Handlers>
