import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe (locked): a wet dough risen cold overnight and baked in oil. */
export const overnightFocaccia: DemoRecipe = {
  slug: 'overnight-focaccia',
  title: 'Overnight Focaccia',
  description:
    'A very wet dough, stirred in five minutes at night and baked the next afternoon with rosemary and salt water. Crisp underneath, open inside, wet with oil on top.',
  storyExcerpt:
    'This is the bread I give to people who are afraid of bread. There is no shaping and nothing to knead, and the dough spends most of its life in the refrigerator without you.',
  storyMore: `I learned the last part, the salt water, from a Ligurian pastry cook who spent a winter in the hotel here and missed her mother’s focaccia so badly that she made it on her days off and sold it from a bicycle. You dimple the dough, pour a spoonful of brine over it and let it settle in the hollows. The tops of the bubbles brown and the hollows stay pale, salty and soft.

The night in the cold matters for flavor and for handling. At 84 percent water this dough is nearly a batter when you mix it. By morning the flour has taken up the water and it can be folded like a heavy cloth.

Then it must come back to life. Give it the full time in its pan, until it wobbles when you nudge it and the large bubbles show under the skin. I have hurried this more than once, for the usual reasons, and every time it came out as a good flat cracker.

Use oil you like the taste of, and do not be careful with it. What is left in the pan at the end can be mopped up with the first corner, standing, before anyone else comes in.`,
  note: `**Keeping.** Best on the day. Keep it wrapped for 2 days and revive it for 5 minutes in an oven at 400°F. It freezes well in squares.

**With starter.** Replace the yeast with 100 grams of ripe starter, take 50 grams each off the flour and the water, and leave the dough at 75°F for 4 hours before it goes into the cold.

**On top.** Halved cherry tomatoes, thin rings of onion, olives. Press them in when you dimple, and keep it to one.

**No time.** Leave it at room temperature for 3 hours instead of overnight. The texture is nearly as good.`,
  isLocked: true,
  publishedDaysAgo: 0,
  prepTimeMinutes: 25,
  cookTimeMinutes: 25,
  customTimeMinutes: 1020,
  customTimeLabel: 'Rising',
  yieldServings: 12,
  servingDescription: 'squares',
  difficultyLevel: 'easy',
  meals: ['lunch', 'snack'],
  categories: ['flatbread', 'bread'],
  cuisines: ['italian'],
  methods: ['baking', 'proofing'],
  diets: ['vegetarian', 'dairy-free'],
  tags: ['Bread', 'Every day'],
  keywords: ['focaccia', 'no-knead', 'overnight dough', 'rosemary', 'olive oil bread', 'Ligurian'],
  ingredients: [
    {
      title: 'Dough',
      usages: [
        { key: 'flour', quantity: 500, unit: 'gram', ingredient: 'bread-flour' },
        {
          key: 'yeast',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'instant-yeast',
        },
        {
          key: 'salt',
          quantity: 10,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'water',
          quantity: 420,
          unit: 'gram',
          ingredient: 'water',
          preparation: 'at about 80°F',
        },
        { key: 'honey', quantity: 1, unit: 'teaspoon', ingredient: 'honey' },
        {
          key: 'oil',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'extra-virgin-olive-oil',
        },
      ],
    },
    {
      title: 'Pan and top',
      usages: [
        {
          key: 'pan-oil',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'extra-virgin-olive-oil',
        },
        {
          key: 'rosemary',
          quantity: 2,
          unit: 'sprig',
          ingredient: 'rosemary',
          preparation: 'leaves picked',
        },
        { key: 'brine-water', quantity: 2, unit: 'tablespoon', ingredient: 'water' },
        {
          key: 'brine-salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'flaky-salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'flaky-sea-salt',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'The night before',
      instructions: [
        {
          text: 'Mix the [[flour]], [[yeast]] and [[salt]] in a large bowl. Stir the [[honey]] into the [[water]], pour it in and beat with a wooden spoon until no dry flour is left. Cover and rest.',
          timerMinutes: 20,
        },
        {
          text: 'Pour the [[oil]] around the edge. With a wet hand, lift the dough from the side, stretch it and lay it over itself, eight or ten times, going around the bowl, until the oil is taken up.',
        },
        {
          text: 'Cover tightly and refrigerate for 12 to 18 hours. It will double.',
        },
      ],
    },
    {
      title: 'The next day',
      instructions: [
        {
          text: 'Pour half of the [[pan-oil]] into a metal 9-by-13-inch pan. Ease the dough into it, fold it in thirds like a letter, turn it seam side down and coat it with oil. Leave uncovered for a moment to relax.',
          timerMinutes: 15,
        },
        {
          text: 'Oil your hands and press the dough gently out toward the corners. If it shrinks back, wait ten minutes and go on. Cover and leave at 70°F to 75°F until it has doubled and wobbles.',
          timerMinutes: 150,
        },
        {
          text: 'Heat the oven to 450°F, with a rack in the lower third.',
          timerMinutes: 30,
        },
        {
          text: 'Dissolve the [[brine-salt]] in the [[brine-water]]. Pour the rest of the oil over the dough and press your fingertips straight down to the bottom of the pan, all over. Pour the brine into the dimples.',
        },
        {
          text: 'Scatter with the [[rosemary]] and the [[flaky-salt]] and bake until deep gold on top and brown underneath when you lift a corner.',
          timerMinutes: 24,
        },
        {
          text: 'Loosen the edges, slide it onto a rack at once so that the bottom stays crisp, and let it cool before you cut it.',
          timerMinutes: 20,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'baking-dish', note: 'of metal, 9 by 13 inches; glass and ceramic give a pale crust' },
    { slug: 'mixing-bowl' },
    { slug: 'kitchen-scale' },
    { slug: 'wire-rack' },
  ],
}
