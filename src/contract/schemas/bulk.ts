import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { BulkJob, BulkJobCreate, RecipeListExport } from '../recipe/bulk'

const OneJob = z.object({ job: BulkJob })

/** Schemas of bulk changes of recipes, and of recipe lists as a file. */
export const bulkSchemas = {
  exportRecipeList: {
    summary: 'Returns the recipes of a selection as CSV, one line for each.',
    body: RecipeListExport,
    answer: z.string(),
    gives: 'text/csv',
  },
  listBulkJobs: {
    summary: 'Lists the jobs of a site that are running or ended in the last hour, newest first.',
    answer: z.object({ jobs: z.array(BulkJob).describe('Jobs, newest first.') }),
  },
  createBulkJob: {
    summary: 'Changes many recipes in the background, by their ids or by a filter.',
    body: BulkJobCreate,
    answer: OneJob,
    status: 202,
  },
  getBulkJob: {
    summary: 'Returns a job with its progress.',
    answer: OneJob,
  },
  getBulkJobReport: {
    summary: 'Returns what became of each recipe of a job, as CSV.',
    answer: z.string(),
    gives: 'text/csv',
  },
  undoBulkJob: {
    summary:
      'Takes back what a job has changed, within ten minutes of its end; starts a job that does it.',
    answer: OneJob,
    status: 202,
    errors: ['conflict'],
  },
} as const satisfies Record<string, CallSchema>
