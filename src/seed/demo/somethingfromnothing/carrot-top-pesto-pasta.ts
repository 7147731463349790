import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Pasta with a pesto of carrot greens and the roasted carrots they came with. */
export const carrotTopPestoPasta: DemoRecipe = {
  slug: 'carrot-top-pesto-pasta',
  title: 'Carrot-Top Pesto Pasta',
  description:
    'One bunch of carrots, used from end to end: the roots roasted until they wrinkle, the greens ground up with sunflower seeds and lemon.',
  storyExcerpt:
    'The man at the Saturday market twists the tops off carrots unless you stop him. I have been stopping him for eleven years and he still reaches for them, like somebody helping you with your coat.',
  storyMore: `Carrot tops are edible. I say so at the start because every time I serve this somebody has read that they aren’t. They taste like parsley that has been working out of doors: green, a bit bitter, a bit stern. On their own they make a pesto that reproaches you, so I cut them with a handful of actual parsley, and blanch the lot for half a minute to soften their character.

Pick the feathery parts and leave the stems. The stems are string.

Pine nuts cost more per ounce than some jewelry I have been given. Sunflower seeds, toasted until they smell like popcorn, do the work for pennies, and they agree with carrots in a way that pine nuts never bothered to.

The roots go into a hot oven in coins until they have shrunk and gone dark on one side. They are the sweet part of the dish, the pesto is the sharp part, and the pasta stands between them like a nice aunt. Save more cooking water than you think you’ll want. This pesto is thick and tightens as it sits, and dry pesto on pasta feels like eating a sweater.

Theo takes the leftovers on his route, cold, and eats them sitting on the wall by the pumping station. He reports that they draw comment.`,
  note: `For vegetarians, use a hard cheese made without animal rennet; Parmesan is not.

The pesto keeps five days under a film of oil and freezes well in an ice-cube tray.

Use the tops within two days of buying the carrots, cut off and wrapped in a damp cloth. Left on, they pull the water out of the roots. Radish greens and the leaves of celery can make up the weight.`,
  publishedDaysAgo: 167,
  prepTimeMinutes: 20,
  cookTimeMinutes: 25,
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch'],
  categories: ['pasta'],
  cuisines: ['italian'],
  methods: ['roasting', 'boiling'],
  diets: ['nut-free', 'egg-free'],
  tags: ['Nothing wasted', 'Weeknight'],
  keywords: ['carrot tops', 'carrot greens', 'pesto', 'sunflower seeds', 'zero waste pasta'],
  ingredients: [
    {
      title: 'For the carrots and pasta',
      usages: [
        {
          key: 'carrots',
          quantity: 1,
          unit: 'pound',
          ingredient: 'carrot',
          title: 'carrots',
          note: '1 large bunch, bought with its tops',
          preparation: 'scrubbed, in 1/2-inch coins',
        },
        { key: 'roasting-oil', quantity: 1, unit: 'tablespoon', ingredient: 'olive-oil' },
        {
          key: 'salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: 'plus a handful for the pasta water',
        },
        {
          key: 'pasta',
          quantity: 12,
          unit: 'ounce',
          ingredient: 'fusilli',
          note: 'or another shape with corners',
        },
      ],
    },
    {
      title: 'For the pesto',
      usages: [
        {
          key: 'seeds',
          quantity: 0.333,
          unit: 'cup',
          ingredient: 'sunflower-seed',
          title: 'raw sunflower seeds',
        },
        {
          key: 'tops',
          quantity: 50,
          unit: 'gram',
          ingredient: 'carrot-tops',
          preparation: 'feathery parts only',
          note: 'about 2 packed cups',
        },
        {
          key: 'parsley',
          quantity: 1,
          unit: 'cup',
          ingredient: 'parsley',
          title: 'parsley leaves',
          note: 'packed',
        },
        { key: 'garlic', quantity: 1, unit: 'clove', ingredient: 'garlic', preparation: 'peeled' },
        { key: 'lemon', quantity: 1, ingredient: 'lemon', preparation: 'zest grated, then juiced' },
        {
          key: 'parmesan',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'parmesan',
          preparation: 'finely grated',
          note: '2 1/2 ounces, some for the top',
        },
        { key: 'oil', quantity: 0.333, unit: 'cup', ingredient: 'extra-virgin-olive-oil' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Roast the carrots',
      instructions: [
        {
          text: 'Heat the oven to 425°F (220°C). Toss the [[carrots]] with the [[roasting-oil]] and [[salt]] on a baking sheet and spread them out so that none overlap.',
        },
        {
          text: 'Roast for 22 minutes, shaking the sheet once, until they are wrinkled and dark at the edges.',
          timerMinutes: 22,
        },
      ],
    },
    {
      title: 'Make the pesto',
      instructions: [
        {
          text: 'Bring a big pot of water to a boil and salt it well. Toast the [[seeds]] in a dry skillet over medium heat, shaking, for 4 minutes, until they smell like popcorn. Tip them onto a plate.',
          timerMinutes: 4,
        },
        {
          text: 'Drop the [[tops]] and [[parsley]] into the boiling water, count to thirty, and lift them out with a slotted spoon into cold water. Squeeze dry in your fist. Keep the pot boiling.',
        },
        {
          text: 'Chop the [[garlic]] and seeds in a food processor. Add the squeezed greens, the zest of the [[lemon]] and ((1 tablespoon)) of its juice, and ((0.5 cup)) of the [[parmesan]]. Pulse, then run in the [[oil]]. Taste for salt and lemon.',
        },
      ],
    },
    {
      title: 'Bring it together',
      instructions: [
        {
          text: 'Cook the [[pasta]] in the same water, 10 minutes or a minute less than the packet says. Save ((1.5 cup)) of the water before you drain it.',
          timerMinutes: 10,
        },
        {
          text: 'Off the heat, toss the pasta with the pesto and ((0.75 cup)) of the saved water until every curl is coated, adding more if it drags. Fold in the carrots and top with the rest of the cheese.',
          note: 'Keep the pesto away from direct heat or it turns khaki.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'food-processor', note: 'or a mortar and ten minutes of feeling' },
    { slug: 'baking-sheet' },
    { slug: 'stockpot', note: 'for the pasta' },
    { slug: 'slotted-spoon' },
    { slug: 'fine-grater', note: 'for zest and cheese' },
  ],
}
