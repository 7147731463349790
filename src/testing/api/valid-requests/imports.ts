import { failedRow, importForm, startedImport } from '@/src/testing/api/target-objects'
import { nothing } from './parts'
import type { ValidRequests } from './parts'

/** Managers' requests about imports. */
export const IMPORTS_REQUESTS = {
  createAddressImport: () => ({ body: { program: 'wordpress', address: 'blog.example' } }),
  getImportFindings: async (target) => ({ params: { id: await startedImport(target) } }),
  listImports: nothing,
  createImport: () => ({ form: importForm() }),
  getImport: async (target) => ({ params: { id: await startedImport(target) } }),
  getImportReport: async (target) => ({ params: { id: await startedImport(target) } }),
  deleteImportedLetters: async (target) => ({ params: { id: await startedImport(target) } }),
  cancelImport: async (target) => ({ params: { id: await startedImport(target) } }),
  resumeImport: async (target) => ({
    params: { id: await startedImport(target, { status: 'canceled' }) },
  }),
  listImportRows: async (target) => ({ params: { id: await startedImport(target) } }),
  retryImportRow: async (target) => ({ params: { id: await failedRow(target) }, body: {} }),
  startImport: async (target) => ({
    params: { id: await startedImport(target, { status: 'done', dryRun: true }) },
  }),
} satisfies ValidRequests
