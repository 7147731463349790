/** A thing that a site counts, as its privacy page explains it. */
export type CountedThing = {
  /** Its name in a sentence. */
  name: string
  explanation: string
  /** The columns of the database that hold it. */
  columns: readonly string[]
}

/**
 * Everything that a site counts about its readers. A test holds the list to the columns of the tables.
 * @see docs/product/counting.md#privacy-page
 */
export const COUNTED: readonly CountedThing[] = [
  {
    name: 'Page views',
    explanation: 'How often the pages of this site and each recipe are opened on a day.',
    columns: ['site_days.views', 'recipe_days.views'],
  },
  {
    name: 'Visitors',
    explanation:
      'How many different browsers open this site on a day. To count a browser once, its network address and its name are turned into a code with a secret that is thrown away when the day is over. The address itself is not stored.',
    columns: ['site_days.visitors'],
  },
  {
    name: 'Sources',
    explanation:
      'The website, search engine or newsletter whose link visitors followed to come here: the name of the site only, without the page.',
    columns: ['referrer_days.source', 'referrer_days.visits'],
  },
  {
    name: 'Countries',
    explanation:
      'The country of a visitor, if whoever runs this server has a table of network addresses. No other service is asked.',
    columns: ['country_days.country', 'country_days.visits'],
  },
  {
    name: 'Searches',
    explanation:
      'What is searched for on this site, and whether anything was found, without who searched. Texts that look like an e-mail address or a telephone number are not stored.',
    columns: [
      'site_days.searches',
      'site_days.empty_searches',
      'search_days.query',
      'search_days.searches',
      'search_days.empty_searches',
    ],
  },
  {
    name: 'Saves',
    explanation: 'How often a recipe is saved.',
    columns: ['site_days.saves', 'recipe_days.saves'],
  },
  {
    name: 'Prints',
    explanation: 'How often a recipe is printed.',
    columns: ['site_days.prints', 'recipe_days.prints'],
  },
  {
    name: 'Cooking',
    explanation: 'How often cook mode, which shows the steps one by one, is started.',
    columns: ['site_days.cook_starts', 'recipe_days.cook_starts'],
  },
  {
    name: 'Newsletter sign-ups',
    explanation: 'How many people subscribe on a day, and on which kind of page.',
    columns: ['sign_up_days.source', 'sign_up_days.sign_ups'],
  },
]

/**
 * Years for which counts are stored by day; then by month.
 * @see docs/product/counting.md#how-long
 */
export const YEARS_BY_DAY = 2
