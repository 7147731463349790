/**
 * Calls of imports and exports: name, method and path.
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export const TRANSFER_CALLS = {
  listImports: 'GET /v1/manage/{site}/imports',
  createImport: 'POST /v1/manage/{site}/imports',
  getImport: 'GET /v1/manage/{site}/imports/{id}',
  getImportReport: 'GET /v1/manage/{site}/imports/{id}/report',
  deleteImportedLetters: 'DELETE /v1/manage/{site}/imports/{id}/letters',
  cancelImport: 'POST /v1/manage/{site}/imports/{id}/cancel',
  resumeImport: 'POST /v1/manage/{site}/imports/{id}/resume',
  startImport: 'POST /v1/manage/{site}/imports/{id}/start',
  listImportRows: 'GET /v1/manage/{site}/imports/{id}/rows',
  retryImportRow: 'POST /v1/manage/{site}/import-rows/{id}/retry',
  exportSite: 'GET /v1/manage/{site}/export',
  createAddressImport: 'POST /v1/manage/{site}/address-imports',
  getImportFindings: 'GET /v1/manage/{site}/imports/{id}/findings',
  listSiteExports: 'GET /v1/manage/{site}/site-exports',
  createSiteExport: 'POST /v1/manage/{site}/site-exports',
  downloadSiteExport: 'GET /v1/manage/site-exports/{exportToken}',
} as const
