import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: ginger beer raised with a wild ginger starter. */
export const wildGingerBeer: DemoRecipe = {
  slug: 'wild-ginger-beer',
  title: 'Wild Ginger Beer',
  description:
    'A ginger bug takes most of a week to wake and after that will raise bottle after bottle of cloudy, dry, properly hot ginger beer. You need strong bottles and a cold shelf.',
  storyExcerpt:
    'There is a hook on my kitchen wall with a bottle opener and a small hammer on it. The hammer dates from my first summer of ginger beer, when I learned about pressure from a bottle stuck fast behind the stove.',
  storyMore: `The yeasts you need are already on the skin of the ginger. Grate it unpeeled, feed it sugar, stir it when you pass, and in five or six days it hisses when you lift the cloth. Buy organic ginger for this. Roots that have been treated to stop them from sprouting will sit in the jar and do nothing for weeks.

After that it is a matter of sweet ginger tea, lemon and patience measured in hours. I now fill one small plastic soda bottle from every batch along with the glass. When the plastic is as hard as a new one from the shop, all the bottles are ready and go into the refrigerator, where the yeast stops working. I have not needed the hammer since.

Half the ginger is simmered, for warmth, and the other half is added raw as the tea cools, for the smell. It makes more difference than using twice as much. The result is drier than anything you can buy, with a slow heat, and a little alcohol: usually under 1 percent, more if a bottle is forgotten in a warm place. I tell people so before I pour.`,
  note: `**Bottles.** Use swing-top bottles made for brewing, or plastic soda bottles. Decorative swing-tops and square bottles burst.

**Keeping.** Drink within 3 weeks. Open over the sink, slowly, and only when thoroughly cold.

**The bug.** Replace what you take out with water, feed it a spoonful each of ginger and sugar, and keep it in the refrigerator with a feed once a week. Wake it with two daily feeds before the next batch.

**Alcohol.** It contains some. It is not for small children or for anyone who avoids alcohol altogether.`,
  publishedDaysAgo: 38,
  prepTimeMinutes: 40,
  cookTimeMinutes: 15,
  customTimeMinutes: 11520,
  customTimeLabel: 'Fermenting',
  yieldServings: 4,
  servingDescription: 'pint bottles',
  difficultyLevel: 'medium',
  meals: ['drink'],
  categories: ['fermented-drink', 'soda'],
  cuisines: ['british'],
  methods: ['fermenting', 'brewing'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['With a fizz', 'Weekend project', 'Summer'],
  keywords: ['ginger beer', 'ginger bug', 'wild yeast', 'natural soda', 'fermented drink'],
  ingredients: [
    {
      title: 'Ginger bug',
      note: 'Made once, then kept.',
      usages: [
        {
          key: 'bug-water',
          quantity: 2,
          unit: 'cup',
          ingredient: 'water',
          note: 'free of chlorine',
        },
        {
          key: 'bug-ginger',
          quantity: 8,
          unit: 'tablespoon',
          ingredient: 'ginger',
          title: 'organic ginger',
          preparation: 'unpeeled, grated fresh each day',
          note: 'about 80 grams in all',
        },
        { key: 'bug-sugar', quantity: 8, unit: 'tablespoon', ingredient: 'granulated-sugar' },
      ],
    },
    {
      title: 'Ginger beer',
      usages: [
        { key: 'water', quantity: 7, unit: 'cup', ingredient: 'water' },
        {
          key: 'ginger',
          quantity: 100,
          unit: 'gram',
          ingredient: 'ginger',
          preparation: 'unpeeled, coarsely grated',
        },
        { key: 'sugar', quantity: 150, unit: 'gram', ingredient: 'granulated-sugar' },
        {
          key: 'salt',
          quantity: 1,
          unit: 'pinch',
          ingredient: 'sea-salt',
        },
        {
          key: 'lemon-juice',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'lemon-juice',
          title: 'fresh lemon juice',
        },
        {
          key: 'zest',
          quantity: 2,
          unit: 'strip',
          ingredient: 'lemon-zest',
          note: 'pared thinly, without pith',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Raise the bug',
      instructions: [
        {
          text: 'Put the [[bug-water]] in a quart jar with ((2 tablespoon)) of the [[bug-ginger]] and ((2 tablespoon)) of the [[bug-sugar]]. Stir, cover with a cloth and leave at about 75°F.',
        },
        {
          text: 'Once a day, stir in another ((1 tablespoon)) each of freshly grated ginger and sugar. After 5 to 7 days it will be cloudy, hiss when stirred and carry a ring of foam.',
          note: 'If mold appears, or nothing at all has happened after 8 days, begin again with ginger from another shop.',
        },
      ],
    },
    {
      title: 'Brew and bottle',
      instructions: [
        {
          text: 'Bring the [[water]] to a simmer with half of the [[ginger]], the [[sugar]], the [[salt]] and the [[zest]]. Simmer gently with the lid on.',
          timerMinutes: 15,
        },
        {
          text: 'Take the pan off the heat and stir in the rest of the ginger. Cover and leave until it is below 80°F.',
          timerMinutes: 120,
          note: 'Hotter than that and you will kill the yeast.',
        },
        {
          text: 'Strain into a clean jug, pressing the ginger. Stir in the [[lemon-juice]] and ((0.5 cup)) of the liquid from the bug, strained.',
        },
        {
          text: 'Funnel into three or four clean pint swing-top bottles and one small plastic soda bottle, leaving ((2 inch)) of air in each. Close them.',
        },
        {
          text: 'Leave at 70°F to 75°F, in a closed cupboard or a lidded box, for 2 to 3 days. Squeeze the plastic bottle twice a day. As soon as it is hard, refrigerate everything.',
        },
        {
          text: 'Chill for at least a day. Open slowly over the sink and pour over ice.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'swing-top-bottle', note: 'pressure-rated, of a pint each' },
    { slug: 'plastic-bottle', note: 'a small one, to read the pressure by' },
    { slug: 'funnel' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'fine-grater' },
    { slug: 'mason-jar', note: 'for the bug' },
  ],
  comments: [
    {
      user: 'free',
      text: 'My bug is on day 6 and smells wonderful but there is no fizz. Ginger from the supermarket. Should I wait?',
      daysAgo: 29,
      upvotes: 3,
      replies: [
        {
          user: 'owner',
          text: 'Give it until day 8, somewhere warmer, and add one piece of organic ginger from another shop now. If that does not wake it, the root was probably treated. Start again and keep the sugar water for lemonade.',
          daysAgo: 29,
          upvotes: 6,
        },
        {
          user: 'free',
          text: 'Organic root went in on Tuesday. Hissing by Thursday.',
          daysAgo: 25,
          upvotes: 4,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'The plastic bottle trick is so simple that I am embarrassed. Two days to hard in my kitchen, and it is 77°F in there.',
      daysAgo: 12,
      upvotes: 5,
    },
  ],
}
