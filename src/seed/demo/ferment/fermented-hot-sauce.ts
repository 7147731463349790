import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: red chiles fermented at 3 percent salt, then blended with vinegar. */
export const fermentedHotSauce: DemoRecipe = {
  slug: 'fermented-hot-sauce',
  title: 'Fermented Hot Sauce',
  description:
    'Red chiles, sweet pepper and garlic under a 3 percent brine for two weeks, then blended smooth with cider vinegar. Bright first, hot after.',
  storyExcerpt:
    'A man on the east quay grows chiles in a greenhouse made of old ship’s windows. In September he has more than he can give away, and I come home with a bag that makes my eyes water through the paper.',
  storyMore: `Raw chile sauce tastes mostly of heat. Two weeks in salt bring the fruit forward: something like tomato, something like apricot, with the acid already in it. I cut the chiles with a third of their weight in red bell pepper, because I want to use the sauce by the spoonful and still taste my fish.

The salt here is 3 percent of the vegetables and the water together, which is the honest way to count it. A brine that is 3 percent on its own is down to half of that when the peppers have drunk their share, and peppers are quick to mold. Weigh everything that goes in the jar except the jar.

Small pieces float. A weight is not enough on its own, so I fold a cabbage leaf or a square of clean baking parchment over the top to hold the seeds down, then the weight on that.

At the end, taste before you add vinegar, and add it in parts. Its work is only partly flavor. It brings the pH safely down, stops the ferment, and keeps the bottle from spitting at you in November. Strips that read to half a point cost little and are worth having.`,
  note: `**Storing.** In the refrigerator it keeps for 6 months and improves for the first two. It separates; shake it.

**Acidity.** The finished sauce should be at pH 4.0 or lower. If a strip reads higher, blend in more vinegar, a tablespoon at a time.

**Texture.** The xanthan gum keeps it from separating. Leave it out for a looser sauce.

**The pulp.** If you strain the sauce, dry the pulp in a low oven and grind it with salt. Good on eggs.

**Heat.** Fresnos give a medium sauce. For a hotter one, replace up to a third of them with habaneros.`,
  publishedDaysAgo: 189,
  prepTimeMinutes: 35,
  customTimeMinutes: 20160,
  customTimeLabel: 'Fermenting',
  yieldServings: 4,
  servingDescription: 'half-pint bottles',
  difficultyLevel: 'medium',
  meals: ['snack'],
  categories: ['ferment', 'condiment'],
  cuisines: ['american'],
  methods: ['fermenting', 'blending'],
  diets: ['vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['From the jar', 'Gift jars', 'Hot'],
  keywords: ['hot sauce', 'fermented chiles', 'Fresno', 'lacto-fermented', 'condiment'],
  ingredients: [
    {
      title: 'Ferment',
      usages: [
        {
          key: 'chiles',
          quantity: 450,
          unit: 'gram',
          ingredient: 'fresno-chili',
          title: 'red Fresno chiles',
          preparation: 'stemmed and cut across into rings',
        },
        {
          key: 'bell-pepper',
          quantity: 150,
          unit: 'gram',
          ingredient: 'red-bell-pepper',
          preparation: 'cored and diced',
        },
        {
          key: 'carrot',
          quantity: 80,
          unit: 'gram',
          ingredient: 'carrot',
          preparation: 'thinly sliced',
        },
        {
          key: 'onion',
          quantity: 60,
          unit: 'gram',
          ingredient: 'onion',
          preparation: 'sliced',
        },
        { key: 'garlic', quantity: 6, unit: 'clove', ingredient: 'garlic', preparation: 'crushed' },
        { key: 'water', quantity: 600, unit: 'gram', ingredient: 'water' },
        {
          key: 'salt',
          quantity: 41,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: '3 percent of the vegetables and water together',
        },
      ],
    },
    {
      title: 'To finish',
      usages: [
        {
          key: 'vinegar',
          quantity: [0.333, 0.5],
          unit: 'cup',
          ingredient: 'apple-cider-vinegar',
          note: '5 percent acidity',
        },
        { key: 'honey', quantity: 2, unit: 'teaspoon', ingredient: 'honey' },
        {
          key: 'xanthan',
          quantity: 0.125,
          unit: 'teaspoon',
          ingredient: 'xanthan-gum',
          note: 'optional',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Ferment',
      instructions: [
        {
          text: 'Put on gloves. Mix the [[chiles]], [[bell-pepper]], [[carrot]], [[onion]] and [[garlic]] and pack them into a clean 2-quart jar.',
        },
        {
          text: 'Warm a little of the [[water]], dissolve the [[salt]] in it and add the rest cold. Pour over the vegetables to cover, leaving at least ((2 inch)) of air.',
          note: 'If your vegetables weigh more or less, take 3 percent of their weight plus that of the water.',
        },
        {
          text: 'Press a cabbage leaf or a square of parchment onto the surface to catch the seeds, set a weight on it and see that nothing is above the brine. Fit an airlock, or rest the lid on loosely.',
        },
        {
          text: 'Stand the jar on a plate at 65°F to 75°F, out of the sun, for 10 to 14 days. It bubbles hard for the first few. Open an ordinary lid once a day during that time.',
        },
        {
          text: 'It is ready when the bubbles have stopped, the brine is cloudy and it smells sharp and fruity. Discard the whole jar if you see fuzz, or anything black or pink.',
        },
      ],
    },
    {
      title: 'Blend',
      instructions: [
        {
          text: 'Strain, keeping the brine. Put the vegetables in a blender with ((0.75 cup)) of the brine, ((0.333 cup)) of the [[vinegar]] and the [[honey]]. Open a window, and blend until completely smooth.',
          timerMinutes: 3,
        },
        {
          text: 'Taste, and add the rest of the vinegar, or more brine, until it is as sharp and as loose as you like. With the motor running, sprinkle in the [[xanthan]].',
        },
        {
          text: 'Check the acidity: pH 4.0 or lower. Funnel into clean bottles, leaving ((0.5 inch)) of air, close them and refrigerate.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'kitchen-scale' },
    { slug: 'mason-jar', note: 'one of 2 quarts' },
    { slug: 'fermentation-weight' },
    { slug: 'blender' },
    { slug: 'rubber-gloves' },
    { slug: 'ph-strips', note: 'reading from 3 to 5 in half points' },
  ],
  comments: [
    {
      user: 'visitor',
      text: 'There was a wrinkled white skin on mine at day 8. I skimmed it, as you say elsewhere, and the sauce is fine. Was that right?',
      daysAgo: 160,
      upvotes: 3,
      replies: [
        {
          user: 'owner',
          text: 'Yes, if it was flat and white and smelled of yeast. That is kahm. Had it been fuzzy or colored, the jar would have to go. Next time leave less air and push the seeds under.',
          daysAgo: 159,
          upvotes: 9,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'pH 3.6 with a third of a cup of vinegar. Medium hot. Three bottles went to people who did not need to be asked what they would like.',
      daysAgo: 88,
      upvotes: 4,
    },
  ],
}
