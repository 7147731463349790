import { createBulkJob } from '@/src/server/recipes/bulk/create-job'
import { getBulkJob, listBulkJobs } from '@/src/server/recipes/bulk/read-jobs'
import { recipeList } from '@/src/server/recipes/bulk/recipe-list'
import { bulkJobReport } from '@/src/server/recipes/bulk/report'
import { undoBulkJob } from '@/src/server/recipes/bulk/undo-job'
import type { Call, Handlers } from '../../call'
import { csvAnswer } from '../../csv'

/**
 * Handlers for bulk changes of recipes, and for recipe lists as a file.
 * @see docs/product/kitchen.md#bulk-changes
 */
export const bulkHandlers = {
  exportRecipeList: async ({ payload, site, body, headers }) =>
    csvAnswer(headers, `${site.slug}-recipes.csv`, await recipeList(payload, site.id, body)),
  listBulkJobs: async ({ payload, site }) => ({ jobs: await listBulkJobs(payload, site.id) }),
  createBulkJob: async (call) => ({
    job: await createBulkJob(call.payload, writerOf(call), call.body),
  }),
  getBulkJob: async ({ payload, site, params }) => ({
    job: await getBulkJob(payload, site.id, params.id),
  }),
  getBulkJobReport: async ({ payload, site, params, headers }) =>
    csvAnswer(headers, 'report.csv', await bulkJobReport(payload, site.id, params.id)),
  undoBulkJob: async (call) => ({
    job: await undoBulkJob(call.payload, writerOf(call), call.params.id),
  }),
} satisfies Partial<Handlers>

const writerOf = ({ site, caller }: Pick<Call<'createBulkJob'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  userId: caller.userId,
})
