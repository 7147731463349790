/** The environment that tests run the product with; `smtpUrl` is given once there is a sink. */
export function testEnvironment(given: {
  databaseUrl: string
  /** The address without a pooler, where `databaseUrl` leads to one. */
  databaseDirectUrl?: string
  dataDir: string
  smtpUrl?: string
}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOCAL_SERVICES: 'true',
    PORT: '3000',
    ROOT_DOMAIN: 'localhost:3000',
    PUBLIC_PROTOCOL: 'http',
    // An unreachable DNS server: custom domains do not resolve, and nothing is requested from the internet.
    DNS_SERVERS: '127.0.0.1:1',
    // Addresses that tests fetch are served on this machine.
    PRIVATE_ADDRESSES: '127.0.0.1',
    SECRET: 'a secret of the tests that signs nothing real',
    MAIL_FROM: 'Recipes <hello@localhost>',
    DATA_DIR: given.dataDir,
    DATABASE_URL: given.databaseUrl,
    DATABASE_DIRECT_URL: given.databaseDirectUrl ?? '',
    DATABASE_NAMED_STATEMENTS: String(
      (given.databaseDirectUrl ?? given.databaseUrl) === given.databaseUrl,
    ),
    DATABASE_POOL_SIZE: '5',
    SMTP_URL: given.smtpUrl ?? 'smtp://127.0.0.1:1',
    BULK_MAIL_PER_SECOND: '0',
    MEILI_URL: '',
    MEILI_KEY: '',
    MEILI_INDEX: '',
    S3_BUCKET: '',
    S3_REGION: '',
    S3_ENDPOINT: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_CONNECT: '',
    STRIPE_FEE_PERCENT: '',
    STRIPE_TAX: '',
    STRIPE_API_URL: '',
    STRIPE_TIMEOUT_MS: '',
    STRIPE_SENDS_MAILS: '',
    PLATFORM_PLANS: 'standard=900 USD month',
    LIMITS_FACTOR: '1',
    DEMO: 'false',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  }
}
