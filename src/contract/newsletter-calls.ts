/**
 * Calls of newsletters, their audience and the settings of mail: name, method and path.
 * @see docs/product/newsletters.md#audience
 */
export const NEWSLETTER_CALLS = {
  listNewsletterSends: 'GET /v1/manage/{site}/newsletter-sends',
  createNewsletterSend: 'POST /v1/manage/{site}/newsletter-sends',
  getNewsletterSend: 'GET /v1/manage/{site}/newsletter-sends/{id}',
  rescheduleNewsletterSend: 'PUT /v1/manage/{site}/newsletter-sends/{id}/schedule',
  pauseNewsletterSend: 'POST /v1/manage/{site}/newsletter-sends/{id}/pause',
  resumeNewsletterSend: 'POST /v1/manage/{site}/newsletter-sends/{id}/resume',
  cancelNewsletterSend: 'POST /v1/manage/{site}/newsletter-sends/{id}/cancel',
  countNewsletterRecipients: 'GET /v1/manage/{site}/newsletter-recipient-counts',
  checkNewsletter: 'POST /v1/manage/{site}/newsletter-checks',
  previewNewsletter: 'POST /v1/manage/{site}/newsletter-previews',
  sendTestNewsletter: 'POST /v1/manage/{site}/newsletter-tests',
  listSegments: 'GET /v1/manage/{site}/segments',
  createSegment: 'POST /v1/manage/{site}/segments',
  updateSegment: 'PUT /v1/manage/{site}/segments/{id}',
  deleteSegment: 'DELETE /v1/manage/{site}/segments/{id}',
  countSegment: 'GET /v1/manage/{site}/segment-counts',
  listSubscriberTags: 'GET /v1/manage/{site}/subscriber-tags',
  listSuppressions: 'GET /v1/manage/{site}/suppressions',
  createSuppression: 'POST /v1/manage/{site}/suppressions',
  deleteSuppression: 'DELETE /v1/manage/{site}/suppressions/{id}',
  listAutomaticLetters: 'GET /v1/manage/{site}/automatic-letters',
  updateAutomaticLetter: 'PUT /v1/manage/{site}/automatic-letters/{letterKind}',
  getWeeklySummary: 'GET /v1/manage/{site}/weekly-summary',
  updateWeeklySummary: 'PUT /v1/manage/{site}/weekly-summary',
  sendTestAutomaticLetter: 'POST /v1/manage/{site}/automatic-letter-tests',
  getMailSettings: 'GET /v1/manage/{site}/mail-settings',
  updateMailSettings: 'PUT /v1/manage/{site}/mail-settings',
  checkMailDomain: 'POST /v1/manage/{site}/mail-settings/domain-checks',
} as const
