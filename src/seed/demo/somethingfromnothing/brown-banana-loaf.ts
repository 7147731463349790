import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Banana bread for fruit that is past discussing. */
export const brownBananaLoaf: DemoRecipe = {
  slug: 'brown-banana-loaf',
  title: 'Brown Banana Loaf',
  description:
    'A dark, damp banana bread with yogurt, walnuts and a crackled sugar top, for bananas you would not want to be seen with.',
  storyExcerpt:
    'There is a day when the bananas on the counter stop being fruit and turn into a project. In our house it is usually a Tuesday.',
  storyMore: `I have strong feelings about ripeness. Yellow with freckles is for eating. Brown with yellow freckles is for baking. Black, soft and faintly boozy is best of all, and if the skin has split it has only saved you a job. A banana goes on turning its starch into sugar right up to the end, so the sad ones make a loaf that needs less of the bag kind.

If yours go over one at a time, put them in the freezer as they are, in their skins. They will look like something from a bog. Thaw three or four in a bowl, snip off the ends and squeeze them out like toothpaste, and use the liquid too.

I made this loaf for a bake sale at Larch Street in the year the gym roof came in. Eleven people brought banana bread. Mine sold first, and I would like to say it was the yogurt, which keeps the crumb close and a little sour, but I think it was the sugar on top, which bakes to a thin crust that cracks when you cut it. People bought a slice for the noise.

Stop stirring before you think you should. There will be a few streaks of flour, and they will see to themselves in the oven. A smooth batter makes a loaf you could resole a boot with, and I speak as a cobbler’s daughter.`,
  note: `Wrapped, it keeps four days on the counter and is better on the second. Slices freeze for two months and go straight into the toaster.

No yogurt? Sour cream, buttermilk, or milk with a teaspoon of vinegar. No walnuts? Sunflower seeds, chocolate, or nothing.`,
  publishedDaysAgo: 512,
  prepTimeMinutes: 15,
  cookTimeMinutes: 60,
  customTimeMinutes: 30,
  customTimeLabel: 'Cooling',
  yieldServings: 10,
  servingDescription: 'slices',
  difficultyLevel: 'easy',
  meals: ['dessert', 'breakfast', 'snack'],
  categories: ['cake', 'quick-bread'],
  cuisines: ['american'],
  methods: ['baking'],
  diets: ['vegetarian'],
  tags: ['Nothing wasted', 'Freezer-Friendly', 'Something sweet'],
  keywords: ['banana bread', 'overripe bananas', 'loaf cake', 'yogurt banana bread'],
  ingredients: [
    {
      title: 'Wet',
      usages: [
        {
          key: 'bananas',
          quantity: [3, 4],
          ingredient: 'banana',
          title: 'very brown bananas',
          preparation: 'peeled',
          note: '1 1/2 cups mashed, about 350 g',
        },
        {
          key: 'butter',
          quantity: 8,
          unit: 'tablespoon',
          ingredient: 'unsalted-butter',
          preparation: 'melted',
          note: 'plus some for the tin',
        },
        {
          key: 'brown-sugar',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'dark-brown-sugar',
          note: 'packed',
        },
        { key: 'eggs', quantity: 2, ingredient: 'egg', title: 'large eggs' },
        {
          key: 'yogurt',
          quantity: 0.333,
          unit: 'cup',
          ingredient: 'yogurt',
          title: 'plain whole-milk yogurt',
        },
        { key: 'vanilla', quantity: 1, unit: 'teaspoon', ingredient: 'vanilla-extract' },
      ],
    },
    {
      title: 'Dry',
      usages: [
        { key: 'flour', quantity: 1.75, unit: 'cup', ingredient: 'all-purpose-flour' },
        { key: 'soda', quantity: 1, unit: 'teaspoon', ingredient: 'baking-soda' },
        {
          key: 'salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'cinnamon', quantity: 0.5, unit: 'teaspoon', ingredient: 'ground-cinnamon' },
        {
          key: 'walnuts',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'walnut',
          title: 'walnuts',
          preparation: 'roughly broken',
          note: 'optional',
        },
        {
          key: 'crunchy-sugar',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'turbinado-sugar',
          note: 'for the top',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the batter',
      instructions: [
        {
          text: 'Heat the oven to 350°F (180°C). Butter a 9-by-5-inch loaf tin and line it with one long strip of parchment, so that you can lift the loaf out.',
        },
        {
          text: 'Mash the [[bananas]] in a large bowl with a fork until no piece is bigger than a pea. Whisk in the [[butter]] and [[brown-sugar]], then the [[eggs]], [[yogurt]] and [[vanilla]].',
        },
        {
          text: 'In a second bowl, whisk the [[flour]], [[soda]], [[salt]] and [[cinnamon]]. Tip this into the wet bowl with the [[walnuts]] and fold with a spatula, about fifteen strokes. Stop while you can still see a streak or two.',
        },
      ],
    },
    {
      title: 'Bake',
      instructions: [
        {
          text: 'Scrape the batter into the tin, smooth it with the back of a spoon and scatter the [[crunchy-sugar]] over the top, right to the edges.',
        },
        {
          text: 'Bake for 55 to 65 minutes. Start testing at 55: a skewer in the middle should come out with a damp crumb or two and no raw batter.',
          timerMinutes: 55,
          note: 'Browning too fast at 40 minutes? Lay a sheet of foil on top.',
        },
        {
          text: 'Cool in the tin for 30 minutes, then lift it out by the paper. Cut it warm if you have company and can’t help it; the slices will be neater later.',
          timerMinutes: 30,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'loaf-pan', note: '9 by 5 inches' },
    { slug: 'mixing-bowl', note: 'two' },
    { slug: 'whisk' },
    { slug: 'spatula' },
    { slug: 'parchment-paper' },
  ],
  comments: [
    {
      user: 'free',
      text: 'Four bananas from the freezer, black as tires. My son asked what had died. He ate three slices.',
      daysAgo: 498,
      upvotes: 4,
    },
    {
      user: 'visitor',
      text: 'Made as 12 muffins, 350°F for 21 minutes. All fine, sugar top included.',
      daysAgo: 377,
      upvotes: 3,
      replies: [
        {
          user: 'owner',
          text: 'Thank you for doing my homework. I have written that on the card.',
          daysAgo: 376,
          upvotes: 1,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'Is the extra 1/4 teaspoon of salt a misprint? My old recipe has 1/2. I went with yours and it tasted more of banana, so I withdraw the question.',
      daysAgo: 214,
      upvotes: 3,
    },
  ],
}
