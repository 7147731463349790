/** Names of the quotas: pictures, recipes with drafts, and newsletters in a calendar month. */
export const QUOTA_NAMES = ['pictures', 'recipes', 'sends'] as const
/** Name of a quota. */
export type QuotaName = (typeof QUOTA_NAMES)[number]

/** Quotas of a site; null where the installation sets none. */
export type Quotas = Record<QuotaName, number | null>

const TEXTS: Readonly<Record<QuotaName, (limit: string) => string>> = {
  pictures: (limit) => `This site has reached its limit of ${limit} pictures. Delete some, or`,
  recipes: (limit) => `This site has reached its limit of ${limit} recipes. Delete some, or`,
  sends: (limit) => `This site has reached its limit of ${limit} newsletters this month. Wait, or`,
}

/** The message that a quota is used up, with what to do. */
export const quotaText = (name: QuotaName, limit: number): string =>
  `${TEXTS[name](limit.toLocaleString('en'))} ask the operator.`

/** Share of a quota from which the overview shows it. */
export const QUOTA_SHOWN_FROM = 0.8
