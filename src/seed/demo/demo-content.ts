/**
 * Text in a small markup, made into rich text when it is stored:
 * blank line = new paragraph; `## ` and `### ` headings; `- ` and `1. ` list items;
 * `**bold**`, `_italic_`, `[label](https://…)`;
 * in instructions also `[[key]]` (a reference to the ingredient usage with that key)
 * and `((2 tablespoon))` (a measurement: quantity and unit slug).
 */
export type Markup = string

/** One line of an ingredient list. */
export type DemoIngredientUsage = {
  /** Short name, unique in the recipe, to refer to it from instructions: `flour`. */
  key: string
  /** Absent for "salt, to taste". A number, or [min, max] for a range. */
  quantity?: number | readonly [number, number]
  /** Slug in the unit catalogue. Absent for counted things ("2 eggs"). */
  unit?: string
  /** Slug in the ingredient catalogue. Absent only when `title` is given and nothing fits. */
  ingredient?: string
  /** Shown instead of the catalogue title: `strong white bread flour`. */
  title?: string
  /** `finely chopped` */
  preparation?: string
  /** `optional`, `plus more for dusting` */
  note?: string
  link?: string
}

export type DemoIngredientGroup = {
  title?: string
  note?: string
  usages: readonly DemoIngredientUsage[]
}

export type DemoInstruction = {
  text: Markup
  timerMinutes?: number
  note?: string
}

export type DemoInstructionGroup = {
  title?: string
  note?: string
  instructions: readonly DemoInstruction[]
}

export type DemoRecipe = {
  slug: string
  title: string
  /** One or two sentences under the title. */
  description: string
  /** Two or three sentences that open the story. */
  storyExcerpt: string
  /** The rest of the story, 150 to 300 words. */
  storyMore: Markup
  /** The cook's notes: storing, swaps, what goes wrong. */
  note?: Markup
  isLocked?: boolean
  /** Days before the seeding that it was published: 0 to 900. Absent: a draft. */
  publishedDaysAgo?: number
  prepTimeMinutes?: number
  cookTimeMinutes?: number
  customTimeMinutes?: number
  /** `Fermenting`, `Rising`, `Resting` */
  customTimeLabel?: string
  yieldServings?: number
  /** What a serving is, in the plural: `servings`, `loaves`, `jars`. */
  servingDescription?: string
  difficultyLevel: 'easy' | 'medium' | 'hard'
  /** Slugs in the catalogues of terms. */
  meals: readonly string[]
  categories: readonly string[]
  cuisines: readonly string[]
  methods: readonly string[]
  diets: readonly string[]
  /** The site's own tags, as titles: `Weeknight`, `From the jar`. */
  tags: readonly string[]
  keywords: readonly string[]
  ingredients: readonly DemoIngredientGroup[]
  instructions: readonly DemoInstructionGroup[]
  /** Slugs in the equipment catalogue, with an optional note. */
  equipment: readonly { slug: string; note?: string; link?: string }[]
  /** Comments under it, oldest first; `user` is the local part of a demo visitor's address. */
  comments?: readonly DemoComment[]
}

export type DemoComment = {
  user: 'free' | 'monthly' | 'yearly' | 'visitor' | 'owner'
  text: Markup
  daysAgo: number
  upvotes?: number
  replies?: readonly Omit<DemoComment, 'replies'>[]
}

export type DemoCollection = {
  slug: string
  title: string
  description: string
  /** Recipe slugs in order. */
  recipes: readonly string[]
}

export type DemoEvent = {
  title: string
  /** Days from the seeding: negative is past. */
  inDays: number
  location: string
  description: string
  href: string
}

/** One demo site, whole. Pictures are found by key: see `src/seed/pictures`. */
export type DemoSite = {
  slug: string
  title: string
  aboutShort: string
  aboutHeading: string
  about: Markup
  owner: { displayName: string; handle: string; bio: string }
  linkPageHeading: string
  links: readonly { label: string; href: string }[]
  /** `https://{slug}.example/…` stands for the site's own address. */
  headerLinks: readonly { label: string; href: string; openInNewTab: boolean }[]
  socialMediaLinks: readonly { platform: string; url: string }[]
  productLinks: readonly { productTitle: string; href: string }[]
  /** Up to five recipe slugs. */
  featuredRecipes: readonly string[]
  collections: readonly DemoCollection[]
  events: readonly DemoEvent[]
  recipes: readonly DemoRecipe[]
}
