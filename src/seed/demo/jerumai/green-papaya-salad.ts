import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Pounded green papaya salad in the manner of Thai som tam. */
export const greenPapayaSalad: DemoRecipe = {
  slug: 'green-papaya-salad',
  title: 'Green Papaya Salad',
  description:
    'Crisp shreds of unripe papaya, bruised in the mortar with chilli, lime, fish sauce and palm sugar. Sour first, then hot, then salty, then sweet, in that order.',
  storyExcerpt:
    'The woman who taught me this sold nothing else, from a trolley outside a bus station in Hat Yai, an hour past the Thai border. She asked each customer one question, how many chillies, and she judged you by the number.',
  storyMore: `I said one. She made a small sad noise and put in two.

Everything happens in the mortar, in an order that never changes. Garlic and chilli first, to a rough paste. Then sugar, which has edges and helps. Beans next, cracked so that they can drink. Then the liquids and the tomatoes, pressed until they give up their juice, and the papaya last of all. With the pestle in one hand and a spoon in the other you pound and turn, pound and turn, and you listen. The right sound is a dull, wet thud. A sharp knock means you are hitting stone.

Nothing should be crushed to a pulp. You are bruising it, the way you would bruise mint, so that the dressing gets in while the crunch stays.

A green papaya is hard, white inside and tastes of very little, which is its talent. Look for one without any yellow on the skin, heavy, with no give at all. Asian grocers have them from spring to autumn. For the rest of the year I use kohlrabi, or swede from the farm shop, and I have made it with hard green mango in a good season and thought it better than the original.

Taste before you serve, with a shred of papaya and not from the spoon, because the dressing alone always seems too strong.`,
  note: `**No big mortar?** Pound the garlic, chillies, sugar and beans in a small one, tip them into a bowl, and do the rest by squeezing it with your hand.

**Without fish.** Leave out the dried shrimp, and use 1 tablespoon of light soy sauce and half a teaspoon of salt in place of the fish sauce.

**Not ahead.** After half an hour it is a puddle. You can shred the papaya in the morning and keep it in iced water.`,
  publishedDaysAgo: 262,
  prepTimeMinutes: 25,
  yieldServings: 2,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['lunch', 'snack'],
  categories: ['salad'],
  cuisines: ['thai'],
  methods: ['no-cook'],
  diets: ['gluten-free', 'dairy-free'],
  tags: ['Street food', 'No cooking', 'Chilli hot'],
  keywords: ['som tam', 'papaya salad', 'green mango salad', 'no-cook'],
  ingredients: [
    {
      title: 'Dressing, made in the mortar',
      usages: [
        { key: 'garlic', quantity: 2, unit: 'clove', ingredient: 'garlic' },
        {
          key: 'birds-eye',
          quantity: [2, 4],
          ingredient: 'birds-eye-chili',
          title: 'bird’s eye chillies',
          note: 'two is lively, four is a dare',
        },
        {
          key: 'palm-sugar',
          quantity: 1.5,
          unit: 'tablespoon',
          ingredient: 'palm-sugar',
          preparation: 'grated',
        },
        {
          key: 'dried-shrimp',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'dried-shrimp',
          note: 'optional',
        },
        {
          key: 'lime-juice',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'lime-juice',
          note: 'from about 2 limes',
        },
        { key: 'fish-sauce', quantity: 2, unit: 'tablespoon', ingredient: 'fish-sauce' },
      ],
    },
    {
      title: 'Salad',
      usages: [
        {
          key: 'papaya',
          quantity: 350,
          unit: 'gram',
          ingredient: 'green-papaya',
          preparation: 'peeled, seeded and shredded',
          note: 'prepared weight; buy one of 600 g',
        },
        { key: 'carrot', quantity: 1, ingredient: 'carrot', preparation: 'shredded' },
        {
          key: 'beans',
          quantity: 80,
          unit: 'gram',
          ingredient: 'green-bean',
          title: 'green or long beans',
          preparation: 'raw, cut into 4 cm lengths',
        },
        {
          key: 'tomatoes',
          quantity: 120,
          unit: 'gram',
          ingredient: 'cherry-tomato',
          title: 'cherry tomatoes',
          preparation: 'halved',
        },
        {
          key: 'peanuts',
          quantity: 0.33,
          unit: 'cup',
          ingredient: 'peanut',
          title: 'roasted peanuts',
          preparation: 'unsalted',
        },
      ],
    },
    {
      title: 'To serve',
      usages: [
        {
          key: 'cabbage',
          quantity: 0.25,
          ingredient: 'white-cabbage',
          title: 'small white cabbage',
          preparation: 'cut into wedges',
        },
        {
          key: 'basil',
          quantity: 1,
          unit: 'handful',
          ingredient: 'thai-basil',
          title: 'Thai basil',
        },
        {
          key: 'rice',
          ingredient: 'glutinous-rice',
          title: 'steamed sticky rice',
          note: 'if you are hungry',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Shred',
      instructions: [
        {
          text: 'Shred the [[papaya]] and [[carrot]] with a julienne peeler, or hold the papaya in your palm, score it with many shallow parallel cuts and shave the surface off. Long, uneven shreds are what you want. Keep them in iced water while you do the rest.',
          timerMinutes: 10,
          note: 'The iced water makes the shreds curl and snap.',
        },
      ],
    },
    {
      title: 'Pound',
      instructions: [
        {
          text: 'Pound the [[garlic]] and [[birds-eye]] until no whole piece is left, but stop short of smooth.',
        },
        {
          text: 'Add the [[palm-sugar]] and the [[dried-shrimp]] and pound until the sugar is wet and the shrimp has gone to fluff.',
        },
        {
          text: 'Drop in the [[beans]] and half of the [[peanuts]]. A dozen light blows, enough to crack them open.',
        },
        {
          text: 'Add the [[lime-juice]], the [[fish-sauce]] and the [[tomatoes]]. Press the tomatoes until their juice runs, and stir up the sugar from the bottom.',
        },
        {
          text: 'Drain the papaya and carrot, shake them very dry and add them. Pound gently with one hand and turn with a big spoon in the other, until every shred is wet and a little bruised.',
          timerMinutes: 1,
        },
        {
          text: 'Taste a shred. It should be sour, hot, salty and sweet, and it is usually the lime that is short. Tip on to a plate with all of its juice, add the other half of the peanuts, and serve with the [[cabbage]], the [[basil]] and the [[rice]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'mortar-and-pestle', note: 'a large one, clay or wood' },
    { slug: 'julienne-peeler' },
    { slug: 'mixing-bowl', note: 'for the iced water' },
  ],
}
