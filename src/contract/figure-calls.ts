/**
 * Calls of figures, tasks and the platform: name, method and path.
 * @see docs/product/overview.md
 */
export const FIGURE_CALLS = {
  getSubscriberFigures: 'GET /v1/manage/{site}/figures/subscribers',
  getRevenueFigures: 'GET /v1/manage/{site}/figures/revenue',
  getTrafficFigures: 'GET /v1/manage/{site}/figures/traffic',
  getPopularContent: 'GET /v1/manage/{site}/figures/popular-content',
  getRecipeFigures: 'GET /v1/manage/{site}/recipes/{id}/figures',
  listSiteTasks: 'GET /v1/manage/{site}/tasks',
  getPlatformOverview: 'GET /v1/manage/platform/overview',
  getPlatformStatus: 'GET /v1/manage/platform/status',
  listPlatformSites: 'GET /v1/manage/platform/sites',
  suspendSite: 'POST /v1/manage/platform/sites/{id}/suspension',
  liftSuspension: 'DELETE /v1/manage/platform/sites/{id}/suspension',
} as const
