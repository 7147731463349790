import { notImplemented } from '@/src/contract/failure'
import { getImport } from '@/src/server/importing/jobs/read'
import { importReport } from '@/src/server/importing/jobs/report'
import { cancelImport } from '@/src/server/importing/jobs/steer'
import { parseIngredients } from '@/src/server/parsing/parse-ingredients'
import { parseRecipe } from '@/src/server/parsing/parse-recipe'
import { createUploadRequest } from '@/src/server/uploads/create-upload-request'
import { registerImage } from '@/src/server/uploads/register-image'
import type { Handlers } from '../call'
import { streamOf } from '../stream'

/** What comes in: pictures, recipes from elsewhere, bulk imports; and the way out (platform §7). */
export const intakeHandlers = {
  createImageUpload: ({ payload, caller, body }) =>
    createUploadRequest(payload, { ...body, userId: caller.userId }),
  createImage: async ({ payload, caller, body }) => ({
    image: await registerImage(payload, { ...body, userId: caller.userId }),
  }),
  parseRecipe: ({ payload, caller, body }) => parseRecipe(payload, caller.userId, body),
  parseIngredients: async ({ payload, body }) => ({
    ingredientUsages: await parseIngredients(payload, body),
  }),
  createImport: () => Promise.reject(notImplemented('Importing a file here')),
  getImport: async ({ payload, site, params }) => ({
    import: await getImport(payload, site.id, params.id),
  }),
  getImportReport: async ({ payload, site, params, headers }) => {
    headers.set('content-type', 'text/csv; charset=utf-8')
    headers.set('content-disposition', 'attachment; filename="import-report.csv"')
    const report = await importReport(payload, site.id, params.id)
    return new Response(streamOf(report), { headers })
  },
  cancelImport: async ({ payload, site, params }) => ({
    import: await cancelImport(payload, site.id, params.id),
  }),
  exportSite: () => Promise.reject(notImplemented('Exporting a site')),
} satisfies Partial<Handlers>
