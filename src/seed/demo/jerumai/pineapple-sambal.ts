import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** A cooked sambal of pineapple, dried chilli and toasted shrimp paste. */
export const pineappleSambal: DemoRecipe = {
  slug: 'pineapple-sambal',
  title: 'Pineapple Sambal',
  description:
    'Pineapple fried slowly in a red chilli and shallot paste until it is dark, jammy, sharp and hot. Two jars that improve everything they stand next to.',
  storyExcerpt:
    'There are families who are judged by their furniture. In ours it was the sambal. My father kept seven in the fridge door in old instant-coffee jars, and this was the one he hid.',
  storyMore: `A sambal asks for one thing above all, and that is that you fry the paste until the oil separates. The Malay for it is _pecah minyak_, broken oil. For the first ten minutes the paste looks like tomato soup and smells raw, of onions and the inside of a pepper. Then it thickens, then it darkens, and then, quite suddenly, red oil stands around the edges of the pan. Until you see that oil you have nothing. Once you see it, every other thing will be fine.

Two kinds of chilli make it. Dried ones for the colour and a leathery depth, fresh ones for fruit and fire. Take out most of the seeds of the dried ones: they add no heat worth having, and they get in your teeth.

The shrimp paste, belacan, must be toasted first. Wrap it in foil and open the window. It smells like low tide for four minutes, and then it makes the whole jar taste of more than is in it. I have given a version without it below.

Use a pineapple that is ripe and still sour, and cut it small. Half of it melts, half of it stays in pieces.

Spoon it next to the lace pancakes, into a cheese toastie, over grilled fish, on a fried egg. I have seen it on vanilla ice cream, and I said nothing, and I tried it.`,
  note: `**Without shrimp paste.** Use 1 tablespoon of red miso, stirred in with the tamarind. That makes it vegan too.

**With mango.** In mango season use the same weight of firm, half-ripe mango and cook it five minutes less.

**Keeping.** Two weeks in the fridge in clean jars, with a film of oil on top. It freezes well.`,
  publishedDaysAgo: 610,
  prepTimeMinutes: 30,
  cookTimeMinutes: 40,
  customTimeMinutes: 20,
  customTimeLabel: 'Soaking',
  yieldServings: 2,
  servingDescription: 'jars of 250 ml',
  difficultyLevel: 'medium',
  meals: ['side', 'snack'],
  categories: ['condiment', 'salsa-and-relish'],
  cuisines: ['malaysian'],
  methods: ['frying'],
  diets: ['gluten-free', 'dairy-free', 'nut-free'],
  tags: ['In a jar', 'Chilli hot', 'Cook once, eat all week'],
  keywords: ['sambal nanas', 'sambal', 'pineapple relish', 'belacan', 'hot sauce'],
  ingredients: [
    {
      title: 'Chilli paste',
      usages: [
        {
          key: 'dried-chillies',
          quantity: [12, 15],
          ingredient: 'dried-red-chili',
          title: 'long dried red chillies',
          preparation: 'snipped, most seeds shaken out',
        },
        {
          key: 'fresh-chillies',
          quantity: 4,
          ingredient: 'red-chili',
          title: 'long red chillies',
          preparation: 'roughly chopped',
        },
        {
          key: 'shallots',
          quantity: 150,
          unit: 'gram',
          ingredient: 'shallot',
          title: 'shallots',
          preparation: 'roughly chopped',
        },
        { key: 'garlic', quantity: 4, unit: 'clove', ingredient: 'garlic' },
        {
          key: 'lemongrass',
          quantity: 1,
          unit: 'stalk',
          ingredient: 'lemongrass',
          preparation: 'tender part, thinly sliced',
        },
        {
          key: 'shrimp-paste',
          quantity: 10,
          unit: 'gram',
          ingredient: 'shrimp-paste',
          title: 'shrimp paste (belacan)',
        },
      ],
    },
    {
      title: 'Sambal',
      usages: [
        {
          key: 'oil',
          quantity: 6,
          unit: 'tablespoon',
          ingredient: 'sunflower-oil',
          title: 'neutral oil',
        },
        {
          key: 'pineapple',
          quantity: 600,
          unit: 'gram',
          ingredient: 'pineapple',
          title: 'ripe pineapple flesh',
          preparation: 'cut into 1 cm dice',
          note: 'from 1 medium fruit',
        },
        { key: 'tamarind', quantity: 1, unit: 'tablespoon', ingredient: 'tamarind-paste' },
        {
          key: 'palm-sugar',
          quantity: [2, 3],
          unit: 'tablespoon',
          ingredient: 'palm-sugar',
          preparation: 'grated',
        },
        {
          key: 'salt',
          quantity: 1.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'lime-leaves',
          quantity: 3,
          ingredient: 'makrut-lime-leaf',
          title: 'makrut lime leaves',
          preparation: 'midrib removed, cut into threads',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Paste',
      instructions: [
        {
          text: 'Cover the [[dried-chillies]] with boiling water and leave them until they are soft and bright. Drain.',
          timerMinutes: 20,
        },
        {
          text: 'Wrap the [[shrimp-paste]] flat in foil and toast it in a dry pan over a medium heat, turning it once. It is done when it crumbles.',
          timerMinutes: 4,
          note: 'Window open, kitchen door shut.',
        },
        {
          text: 'Blend the soaked chillies, [[fresh-chillies]], [[shallots]], [[garlic]], [[lemongrass]] and the toasted shrimp paste to a smooth red paste. Add a spoon of the frying oil if the blades run dry, never water.',
        },
      ],
    },
    {
      title: 'Sambal',
      instructions: [
        {
          text: 'Heat the [[oil]] in a wide pan over a medium-low heat. Fry the paste, stirring and scraping, until it is dark and red oil stands around the edges.',
          timerMinutes: 15,
        },
        {
          text: 'Add the [[pineapple]] and the [[salt]], raise the heat to medium and cook until its juice has boiled away and some of the pieces have begun to melt.',
          timerMinutes: 12,
        },
        {
          text: 'Stir in the [[tamarind]] and the [[palm-sugar]] and cook, stirring more and more often, until it falls off the spoon in lumps and the oil shows again.',
          timerMinutes: 8,
        },
        {
          text: 'Stir in the [[lime-leaves]], taste for salt and sugar while it is warm, and fill into clean hot jars. It is better tomorrow.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saute-pan', note: 'wide and heavy, or a wok' },
    { slug: 'blender', note: 'or a mortar and half an hour' },
    { slug: 'wooden-spoon' },
    { slug: 'glass-jar', note: '2 of 250 ml' },
  ],
  comments: [
    {
      user: 'yearly',
      text: 'Fried the paste for eight minutes, thought it was done, read the text again, went on, and at fourteen minutes the oil broke. You were right and I was impatient.',
      daysAgo: 570,
      upvotes: 16,
      replies: [
        {
          user: 'owner',
          text: 'Everybody stops at eight minutes once. Nobody does it twice.',
          daysAgo: 569,
          upvotes: 11,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'Miso version for a vegan friend. She asked for the second jar.',
      daysAgo: 399,
      upvotes: 7,
    },
    {
      user: 'free',
      text: 'I can confirm the ice cream.',
      daysAgo: 160,
      upvotes: 13,
      replies: [
        { user: 'visitor', text: 'Vanilla or coconut?', daysAgo: 158 },
        { user: 'free', text: 'Coconut. With a pinch of salt.', daysAgo: 157, upvotes: 4 },
      ],
    },
  ],
}
