import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: cut napa cabbage kimchi with a sweet rice porridge paste. */
export const napaCabbageKimchi: DemoRecipe = {
  slug: 'napa-cabbage-kimchi',
  title: 'Napa Cabbage Kimchi',
  description:
    'Kimchi cut into pieces before it is salted, so it seasons evenly and goes straight from jar to bowl. Two days on the counter, then the cold does the rest.',
  storyExcerpt:
    'The first kimchi I ate came up the coast in the bag of a Korean marine engineer, whose ship sat eleven days in our harbor with a broken shaft. He traded half a jar for a bag of potatoes and then came back and taught me to make it.',
  storyMore: `Mr. Han made the whole-leaf kind, each quarter of cabbage painted leaf by leaf, and he was kind about my efforts. What follows is the everyday version he said his wife made in a hurry: the cabbage is cut first, salted in one bowl, and mixed with the paste in another. It takes a morning, most of it waiting.

Two things matter. The first is the salting. The thick white ribs must bend without breaking before you rinse, and after rinsing a piece should taste pleasantly salty, like well-seasoned soup. Too bland and it goes soft; too salty and it never quite sours. The second is the porridge of sweet rice flour, which looks like wallpaper paste and does the same job. It holds the red pepper against the leaves.

Use Korean red pepper flakes. They are fruity and only moderately hot, and a cup of anything else will hurt somebody.

I eat it at three stages: fresh on the first evening, with rice; at two weeks, when it crackles with acid; and at two months, when it is too sour for the plate and exactly right for the frying pan.`,
  note: `**Storing.** Refrigerate for up to 3 months, pressed under its juices. When it gets very sour, cook with it.

**Without fish.** Replace the fish sauce and the salted shrimp with 3 tablespoons of soy sauce and a teaspoon of white miso.

**Gas.** Kimchi is lively. Never screw a lid tight at room temperature, and open cold jars over the sink for the first week.

**Serving.** Keep the juice at the bottom of the jar. It seasons fried rice, stews and pancake batter.`,
  publishedDaysAgo: 283,
  prepTimeMinutes: 75,
  cookTimeMinutes: 5,
  customTimeMinutes: 3000,
  customTimeLabel: 'Salting and fermenting',
  yieldServings: 3,
  servingDescription: 'quart jars',
  difficultyLevel: 'medium',
  meals: ['side'],
  categories: ['ferment'],
  cuisines: ['korean'],
  methods: ['fermenting'],
  diets: ['dairy-free'],
  tags: ['From the jar', 'Weekend project', 'Hot'],
  keywords: ['kimchi', 'mak kimchi', 'napa cabbage', 'gochugaru', 'fermented'],
  ingredients: [
    {
      title: 'To salt the cabbage',
      usages: [
        {
          key: 'cabbage',
          quantity: 1800,
          unit: 'gram',
          ingredient: 'napa-cabbage',
          note: 'two medium heads',
        },
        {
          key: 'salt',
          quantity: 110,
          unit: 'gram',
          ingredient: 'coarse-sea-salt',
          note: 'most of it is rinsed away',
        },
        { key: 'salting-water', quantity: 1, unit: 'cup', ingredient: 'water' },
      ],
    },
    {
      title: 'Porridge',
      usages: [
        {
          key: 'rice-flour',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'glutinous-rice-flour',
          title: 'sweet (glutinous) rice flour',
        },
        { key: 'porridge-water', quantity: 1.25, unit: 'cup', ingredient: 'water' },
        { key: 'sugar', quantity: 1, unit: 'tablespoon', ingredient: 'granulated-sugar' },
      ],
    },
    {
      title: 'Paste',
      usages: [
        { key: 'garlic', quantity: 12, unit: 'clove', ingredient: 'garlic', preparation: 'peeled' },
        {
          key: 'ginger',
          quantity: 20,
          unit: 'gram',
          ingredient: 'ginger',
          preparation: 'peeled and sliced',
        },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'onion',
          title: 'small yellow onion',
          preparation: 'roughly chopped',
        },
        {
          key: 'pear',
          quantity: 0.5,
          ingredient: 'asian-pear',
          preparation: 'cored and chopped',
          note: 'or a sweet apple',
        },
        { key: 'fish-sauce', quantity: 0.333, unit: 'cup', ingredient: 'fish-sauce' },
        {
          key: 'shrimp',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'saeujeot',
          title: 'Korean salted fermented shrimp (saeujeot)',
          preparation: 'finely chopped',
          note: 'optional',
        },
        {
          key: 'gochugaru',
          quantity: [80, 100],
          unit: 'gram',
          ingredient: 'gochugaru',
          note: 'use the smaller amount for a milder jar',
        },
      ],
    },
    {
      title: 'Vegetables',
      usages: [
        {
          key: 'daikon',
          quantity: 300,
          unit: 'gram',
          ingredient: 'daikon',
          preparation: 'peeled and cut into matchsticks',
        },
        { key: 'carrot', quantity: 1, ingredient: 'carrot', preparation: 'cut into matchsticks' },
        {
          key: 'scallions',
          quantity: 6,
          ingredient: 'scallion',
          title: 'scallions',
          preparation: 'cut into 1-inch lengths',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Salt',
      instructions: [
        {
          text: 'Quarter the [[cabbage]] lengthwise, cut out the cores and slice across into pieces ((1.5 inch)) wide. Rinse, and put it dripping into a very large bowl.',
        },
        {
          text: 'Toss the cabbage with the [[salt]], working it between the thick white pieces, and sprinkle the [[salting-water]] over. Leave for 2 hours, turning it from bottom to top every 30 minutes.',
          timerMinutes: 120,
        },
        {
          text: 'Bend one of the thick pieces. When it folds without snapping, rinse the cabbage three times in fresh water, taste a piece, and rinse again if it is saltier than soup. Drain in a colander.',
          timerMinutes: 30,
        },
      ],
    },
    {
      title: 'Make the paste',
      instructions: [
        {
          text: 'While the cabbage drains, whisk the [[rice-flour]] into the [[porridge-water]] in a small saucepan and stir over medium heat until it thickens and turns glossy. Stir in the [[sugar]] and cook for a minute more. Let it cool until barely warm.',
          timerMinutes: 5,
        },
        {
          text: 'Blend the [[garlic]], [[ginger]], [[onion]], [[pear]] and [[fish-sauce]] to a smooth purée. Stir it into the porridge with the [[shrimp]] and the [[gochugaru]] and let the paste stand until the flakes have swollen.',
          timerMinutes: 10,
        },
      ],
    },
    {
      title: 'Mix and ferment',
      instructions: [
        {
          text: 'Put on gloves. Mix the [[daikon]], [[carrot]] and [[scallions]] with the paste, add the drained cabbage and turn it all over until every piece is red.',
        },
        {
          text: 'Pack into clean quart jars, pressing out the air, to ((1.5 inch)) below the rim. Rinse the bowl with a few spoonfuls of water and divide this among the jars. Rest the lids on loosely and set the jars in a dish.',
        },
        {
          text: 'Leave at 65°F to 70°F, out of the sun, for 1 to 3 days. Each day press the kimchi back under its juice with a clean spoon; bubbles will rise.',
        },
        {
          text: 'When it smells sour as well as spicy, close the lids and refrigerate. It is good at once and better after a week.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'mixing-bowl', note: 'the largest you have, or a clean basin' },
    { slug: 'kitchen-scale' },
    { slug: 'blender', note: 'or a food processor' },
    { slug: 'colander' },
    { slug: 'rubber-gloves' },
    { slug: 'mason-jar', note: 'three, of one quart' },
  ],
  comments: [
    {
      user: 'monthly',
      text: 'My cabbage would not bend after two hours. I gave it another forty-five minutes and then it did. The kitchen was cold, about 60°F.',
      daysAgo: 270,
      upvotes: 6,
      replies: [
        {
          user: 'owner',
          text: 'That is the reason. Salt works slowly in the cold. Go by the bend and not by the clock.',
          daysAgo: 269,
          upvotes: 8,
        },
      ],
    },
    {
      user: 'visitor',
      text: 'Can I halve this? There are two of us and one is doubtful.',
      daysAgo: 166,
      upvotes: 1,
      replies: [
        {
          user: 'yearly',
          text: 'I halve it every time. Use a small blender for the paste, or there is not enough in the jug to catch the blades.',
          daysAgo: 165,
          upvotes: 3,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'Made with the soy and miso version for my daughter, who is vegan. She ate it from the jar standing up.',
      daysAgo: 58,
      upvotes: 9,
    },
  ],
}
