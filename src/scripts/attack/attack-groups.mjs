/** The tests of each group: files of vitest by the beginning of their path, and of Playwright. */
export const GROUPS = {
  gating: {
    vitest: [
      'endpoints/every-call/gating',
      'src/server/feeds/gating',
      'src/domain/payments/premium',
      'src/server/subscriptions',
    ],
    browser: ['recipe/recipe-readers'],
  },
  walls: {
    vitest: [
      'access/',
      'endpoints/payload-rest',
      'endpoints/manage/recipes/row-ids',
      'collections/',
    ],
    browser: ['admin/admin'],
  },
  links: {
    vitest: [
      'endpoints/sessions',
      'endpoints/mail-limits',
      'src/domain/addresses/email-address',
      'src/domain/addresses/site-domain',
      'src/server/sites/domains',
      'src/session',
      'src/server/rate-limits/rate-subject',
      'src/server/web/fetch-safely',
    ],
    browser: ['account/account', 'site/custom-domain'],
  },
  input: {
    vitest: [
      'endpoints/every-call/bad-input',
      'src/parsing/html',
      'src/parsing/linear',
      'src/importing/bad-input',
      'media/',
      'search/postgres/names',
      'src/domain/addresses/redirect-target',
    ],
    browser: ['site/injected', 'site/bad-input', 'start/start-odd-requests'],
  },
  headers: {
    vitest: ['src/runtime/serving/door', 'src/runtime/serving/answer-cache'],
    browser: ['start/start-kept-answers'],
  },
  faults: {
    vitest: [
      'endpoints/idempotency',
      'src/importing/killed',
      'src/runtime/startup/start/cannot-write',
      'src/runtime/process/scrub',
    ],
    browser: ['start/start-database-away'],
  },
}
