import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Eggs poached in spiced tomatoes with whatever is left. */
export const backOfTheFridgeShakshuka: DemoRecipe = {
  slug: 'back-of-the-fridge-shakshuka',
  title: 'Back-of-the-Fridge Shakshuka',
  description:
    'Eggs poached in spiced tomatoes, with room for half a pepper, a fistful of spinach and the feta nobody owned up to opening.',
  storyExcerpt:
    'On the evening before the shopping I take everything out of the crisper drawer and line it up on the counter. Then I make this, and most of the lineup goes home with a clean record.',
  storyMore: `Shakshuka belongs to North Africa and to everyone who has eaten it there and moved house afterward. I had my first in a café behind a bus station. It came in the pan it was cooked in, still moving, and the owner set down a basket of bread and said, “Careful,” and then, a moment later, “I said careful.”

The frame of it holds steady: onion, pepper, garlic, cumin, paprika, tomatoes. Into that frame you can hang a lot. Zucchini with a soft end. Three mushrooms. The roasted squash from Sunday. Leafy things go in last and hard things go in first, and that is all the theory there is.

Cook the sauce until a spoon leaves a road behind it. If it is runny the eggs sink and spread and you have a kind of egg soup, which I have served, and which was eaten in silence. When it is thick you can dig proper wells, and each egg stays in its own.

Lid on for the last few minutes. The tops of the yolks go cloudy before they are hard, so go by the wobble. And take it off early: the pan keeps its heat like a grudge, and the eggs will go on cooking all the way to the table.`,
  note: `The sauce keeps four days in the fridge and freezes well. Reheat it, make the wells and add the eggs when you want to eat.

For one: freeze the rest of the sauce in two-egg portions and you have three more suppers.`,
  publishedDaysAgo: 336,
  prepTimeMinutes: 10,
  cookTimeMinutes: 30,
  yieldServings: 3,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['breakfast', 'dinner', 'lunch'],
  categories: ['egg-dish'],
  cuisines: ['middle-eastern'],
  methods: ['one-pot-cooking', 'simmering'],
  diets: ['vegetarian'],
  tags: ['Leftovers', 'Nothing wasted', 'Weeknight'],
  keywords: ['shakshuka', 'eggs in tomato sauce', 'fridge clear-out', 'feta', 'brunch'],
  ingredients: [
    {
      title: 'For the sauce',
      usages: [
        { key: 'oil', quantity: 3, unit: 'tablespoon', ingredient: 'olive-oil' },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'onion',
          title: 'large yellow onion',
          preparation: 'sliced',
        },
        {
          key: 'pepper',
          quantity: 1,
          ingredient: 'red-bell-pepper',
          preparation: 'sliced',
          note: 'or 1 1/2 cups of odds and ends',
        },
        {
          key: 'salt',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'garlic', quantity: 3, unit: 'clove', ingredient: 'garlic', preparation: 'chopped' },
        { key: 'cumin', quantity: 1.5, unit: 'teaspoon', ingredient: 'ground-cumin' },
        {
          key: 'paprika',
          quantity: 2,
          unit: 'teaspoon',
          ingredient: 'paprika',
          title: 'sweet paprika',
        },
        { key: 'cayenne', quantity: 0.25, unit: 'teaspoon', ingredient: 'cayenne-pepper' },
        {
          key: 'tomatoes',
          quantity: 1,
          unit: 'can',
          ingredient: 'canned-tomato',
          title: 'whole peeled tomatoes',
          note: '28 ounces (800 g)',
        },
        {
          key: 'spinach',
          quantity: 3,
          unit: 'cup',
          ingredient: 'spinach',
          note: 'a big handful, 3 ounces; chard and beet greens too',
        },
      ],
    },
    {
      title: 'For the eggs',
      usages: [
        { key: 'eggs', quantity: 6, ingredient: 'egg', title: 'large eggs' },
        {
          key: 'feta',
          quantity: 100,
          unit: 'gram',
          ingredient: 'feta',
          preparation: 'crumbled',
          note: 'half a block',
        },
        {
          key: 'cilantro',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'cilantro',
          preparation: 'chopped',
          note: 'or parsley',
        },
        {
          key: 'bread',
          quantity: 6,
          unit: 'slice',
          ingredient: 'sourdough-bread',
          title: 'bread',
          note: 'to wipe the pan',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the sauce',
      instructions: [
        {
          text: 'Heat the [[oil]] in a 12-inch skillet over medium heat. Add the [[onion]], [[pepper]] and [[salt]], along with any other hard vegetables, and cook until soft and browning at the edges, 10 minutes.',
          timerMinutes: 10,
        },
        {
          text: 'Add the [[garlic]], [[cumin]], [[paprika]] and [[cayenne]] and stir for 1 minute.',
          timerMinutes: 1,
        },
        {
          text: 'Crush in the [[tomatoes]] with your hand and add their juice. Simmer for 12 minutes, until a spoon drawn through leaves a road that closes slowly.',
          timerMinutes: 12,
        },
        {
          text: 'Stir in the [[spinach]] a handful at a time until it wilts. Taste for salt; this is your last chance before the eggs.',
        },
      ],
    },
    {
      title: 'Add the eggs',
      instructions: [
        {
          text: 'Turn the heat to medium-low. Make six wells with the back of a spoon and crack one of the [[eggs]] into each.',
        },
        {
          text: 'Cover and cook for 5 to 7 minutes, until the whites have set and the yolks wobble when you shake the pan.',
          timerMinutes: 5,
          note: 'Whites slow to set? Spoon a little hot sauce from the pan over them.',
        },
        {
          text: 'Scatter with the [[feta]] and [[cilantro]] and take the pan to the table with the [[bread]]. Say careful twice.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'skillet', note: '12 inch, with a lid or a baking sheet to lay on top' },
    { slug: 'can-opener' },
    { slug: 'wooden-spoon' },
  ],
}
