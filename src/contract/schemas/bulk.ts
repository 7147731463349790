import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { BulkJob, BulkJobCreate, RecipeListExport } from '../recipe/bulk'

const OneJob = z.object({ job: BulkJob })

/** Schemas of bulk changes of recipes, and of recipe lists as a file. */
export const bulkSchemas = {
  exportRecipeList: {
    summary: 'Exports selected recipes as CSV, one per line.',
    body: RecipeListExport,
    answer: z.string(),
    gives: 'text/csv',
  },
  listBulkJobs: {
    summary:
      "Lists a site's bulk jobs that are running or finished within the last hour, newest first.",
    answer: z.object({ jobs: z.array(BulkJob).describe('Jobs, newest first.') }),
  },
  createBulkJob: {
    summary: 'Starts a background job that changes many recipes, selected by ID or by filter.',
    body: BulkJobCreate,
    answer: OneJob,
    status: 202,
  },
  getBulkJob: {
    summary: 'Returns a bulk job and its progress.',
    answer: OneJob,
  },
  getBulkJobReport: {
    summary: 'Returns the result for each recipe of a bulk job, as CSV.',
    answer: z.string(),
    gives: 'text/csv',
  },
  undoBulkJob: {
    summary: 'Starts a job that undoes another bulk job, within ten minutes after it finished.',
    answer: OneJob,
    status: 202,
    errors: ['conflict'],
  },
} as const satisfies Record<string, CallSchema>
