import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Savory cabbage pancakes after okonomiyaki. */
export const cabbagePancakes: DemoRecipe = {
  slug: 'cabbage-pancakes',
  title: 'Cabbage Pancakes',
  description:
    'Mostly cabbage, held together by two eggs and good intentions, fried brown and striped with mayonnaise and a sweet-sharp brown sauce.',
  storyExcerpt:
    'A cabbage is the only vegetable that gets bigger after you cut it. I bought one in January, we ate from it for nine days, and on the tenth there was still a piece the size of a shoe.',
  storyMore: `So, pancakes. The idea is Japanese and the real thing, okonomiyaki, is a great deal grander: it has dashi and mountain yam in the batter, pork belly on top, and bonito flakes that wave at you. I ate it in a railway arch once, cooked by a man with two spatulas and no small talk, and I have been making this poorer cousin ever since.

The proportion is what you need to know. You want far more cabbage than seems reasonable and hardly any batter, enough to coat and no more. When you mix it you will think that I have left out a cup of flour. I haven’t. The cabbage wilts, the batter sets around it, and you get something crisp outside and sweet and leafy within. Add flour and you get a damp bread roll.

Slice the cabbage finer than for slaw. The shreds should bend. If your knife and your patience are both blunt, the big holes of a box grater will do, and squeeze out the water afterward.

They go in the pan four at a time. Leave them be for four minutes. The urge to press them with the spatula comes over everybody, and it squeezes out the steam that was cooking the middle. I tell Theo to hold the mayonnaise, so his hands are busy.`,
  note: `Leftover pancakes reheat in a dry skillet, 2 minutes a side. The batter doesn’t keep, since salt pulls water out of the cabbage.

Good in the batter: a handful of chopped shrimp or bacon, kimchi instead of a third of the cabbage, cold corn. Bonito flakes and nori, if you have them, go on last.`,
  publishedDaysAgo: 118,
  prepTimeMinutes: 7,
  cookTimeMinutes: 8,
  yieldServings: 2,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch', 'snack'],
  categories: ['pancake', 'egg-dish'],
  cuisines: ['japanese'],
  methods: ['frying', 'one-pot-cooking'],
  diets: ['dairy-free'],
  tags: ['Weeknight', 'Five dollars or less', 'For Two'],
  keywords: ['okonomiyaki', 'savory pancakes', 'cabbage recipes', '15 minute dinner'],
  ingredients: [
    {
      title: 'For the pancakes',
      usages: [
        { key: 'flour', quantity: 0.5, unit: 'cup', ingredient: 'all-purpose-flour' },
        { key: 'cornstarch', quantity: 1, unit: 'tablespoon', ingredient: 'cornstarch' },
        {
          key: 'salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'eggs', quantity: 2, ingredient: 'egg', title: 'large eggs' },
        { key: 'water', quantity: 0.25, unit: 'cup', ingredient: 'water', title: 'cold water' },
        {
          key: 'cabbage',
          quantity: 8,
          unit: 'ounce',
          ingredient: 'white-cabbage',
          title: 'green cabbage',
          preparation: 'very finely shredded',
          note: 'about 3 packed cups',
        },
        {
          key: 'scallions',
          quantity: 3,
          ingredient: 'scallion',
          title: 'scallions',
          preparation: 'thinly sliced',
        },
        {
          key: 'oil',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'vegetable-oil',
          title: 'neutral oil',
        },
      ],
    },
    {
      title: 'For the sauce and top',
      usages: [
        { key: 'ketchup', quantity: 2, unit: 'tablespoon', ingredient: 'ketchup' },
        {
          key: 'worcestershire',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'worcestershire-sauce',
        },
        { key: 'soy', quantity: 1, unit: 'teaspoon', ingredient: 'soy-sauce' },
        { key: 'mayonnaise', quantity: 2, unit: 'tablespoon', ingredient: 'mayonnaise' },
        {
          key: 'sesame',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sesame-seed',
          title: 'sesame seeds',
          preparation: 'toasted',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Mix',
      instructions: [
        {
          text: 'Stir the [[ketchup]], [[worcestershire]] and [[soy]] together in a cup. That is the sauce.',
        },
        {
          text: 'Whisk the [[flour]], [[cornstarch]] and [[salt]] in a big bowl, then whisk in the [[eggs]] and [[water]] until nearly smooth. Keep back a spoonful of the [[scallions]] and fold in the rest with the [[cabbage]]. It will look like a salad with an accident.',
        },
      ],
    },
    {
      title: 'Fry',
      instructions: [
        {
          text: 'Heat the [[oil]] in a 12-inch skillet over medium heat. Make four heaps of the mixture and nudge each into a round 4 inches across and as thick as your thumb.',
        },
        {
          text: 'Fry for 4 minutes without touching them, until the undersides are well browned.',
          timerMinutes: 4,
        },
        {
          text: 'Turn each one over with a wide spatula and a firm mind. Cook the second side for 4 minutes, until the middle feels springy. Do not press.',
          timerMinutes: 4,
          note: 'If one breaks, shove it back together. It heals.',
        },
        {
          text: 'Brush with the sauce, stripe with the [[mayonnaise]] and scatter with the [[sesame]] and the last of the scallions.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'skillet', note: '12 inch, so that all four fit' },
    { slug: 'turner', note: 'wide and thin' },
    { slug: 'mixing-bowl' },
    { slug: 'chefs-knife', note: 'or a mandoline' },
  ],
}
