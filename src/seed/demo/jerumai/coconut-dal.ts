import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Red lentils in coconut milk under a loud tempering. */
export const coconutDal: DemoRecipe = {
  slug: 'coconut-dal',
  title: 'Coconut Dal',
  description:
    'Red lentils cooked soft with turmeric and coconut milk, then woken up with a tempering of mustard seed, garlic, dried chilli and curry leaves poured over hot.',
  storyExcerpt:
    'If I could only cook one thing for the rest of my life it would be this, and I say so having cooked it at least twice a week for twenty years without once being sorry.',
  storyMore: `Dal has two halves and they should not meet until the end. The lentils are calm: they want water, turmeric and time, and they ask for nothing. The tempering is a firework that lasts two minutes. You hear it go over the pot, a hiss like a bus door, and then everyone comes to the table by themselves.

At Nine Stools, my lunch counter, I made twelve litres of it every morning. What I learned is that red lentils stick when you are not looking, that salt goes in once they are soft, and that coconut milk goes in late. Boiled from the beginning it turns flat, and a good deal of its perfume leaves through the window.

Watch the garlic in the tempering. It should be the gold of a wedding ring. Ten seconds later it is brown and a bit bitter, ten after that you start again, so have the dal beside you and the lid in your other hand.

There is a question of thickness. My grandmother's dal ran across the plate and into the rice; my father liked his to stand up. I am for running. It thickens as it cools in any case, so make it looser than you think, and loosen it again with hot water when you warm up what is left.`,
  note: `**Other lentils.** Split mung beans work in the same way and need ten minutes more. Toor dal needs 45 minutes in all and another cup of water.

**Keeping.** Four days in the fridge, three months in the freezer. Make a new half tempering when you reheat it: it costs three minutes and it is a new dal.

**Without asafoetida.** Leave it out, or add one more clove of garlic.`,
  publishedDaysAgo: 788,
  prepTimeMinutes: 15,
  cookTimeMinutes: 35,
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch'],
  categories: ['dal', 'curry'],
  cuisines: ['south-indian', 'sri-lankan'],
  methods: ['simmering', 'tempering'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free'],
  tags: ['Coconut', 'Weeknight', 'Cheap and good'],
  keywords: ['dal', 'dhal', 'red lentils', 'parippu', 'tempering', 'tadka'],
  ingredients: [
    {
      title: 'Lentils',
      usages: [
        {
          key: 'lentils',
          quantity: 1.25,
          unit: 'cup',
          ingredient: 'red-lentil',
          title: 'split red lentils',
          preparation: 'rinsed until the water runs clear',
        },
        {
          key: 'water',
          quantity: 900,
          unit: 'milliliter',
          ingredient: 'water',
          note: 'plus more to loosen',
        },
        {
          key: 'turmeric',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'turmeric',
          title: 'ground turmeric',
        },
        {
          key: 'ginger',
          quantity: 20,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'peeled and finely grated',
        },
        {
          key: 'green-chillies',
          quantity: 2,
          ingredient: 'green-chili',
          title: 'green chillies',
          preparation: 'slit',
        },
        {
          key: 'tomatoes',
          quantity: 200,
          unit: 'gram',
          ingredient: 'tomato',
          title: 'ripe tomatoes',
          preparation: 'chopped',
        },
        { key: 'coconut-milk', quantity: 250, unit: 'milliliter', ingredient: 'coconut-milk' },
        {
          key: 'salt',
          quantity: 1.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'lime-juice', quantity: [1, 2], unit: 'tablespoon', ingredient: 'lime-juice' },
      ],
    },
    {
      title: 'Tempering',
      note: 'Measure everything before the oil goes on. There is no time afterwards.',
      usages: [
        { key: 'oil', quantity: 3, unit: 'tablespoon', ingredient: 'coconut-oil' },
        {
          key: 'mustard',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'black-mustard-seed',
          title: 'black mustard seeds',
        },
        {
          key: 'cumin',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'cumin-seed',
          title: 'cumin seeds',
        },
        {
          key: 'dried-chillies',
          quantity: 3,
          ingredient: 'dried-red-chili',
          title: 'dried red chillies',
          preparation: 'broken in half',
        },
        {
          key: 'shallots',
          quantity: 3,
          ingredient: 'shallot',
          title: 'shallots',
          preparation: 'thinly sliced',
        },
        {
          key: 'garlic',
          quantity: 5,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'thinly sliced',
        },
        {
          key: 'curry-leaves',
          quantity: 20,
          ingredient: 'curry-leaf',
          title: 'fresh curry leaves',
        },
        {
          key: 'asafoetida',
          quantity: 1,
          unit: 'pinch',
          ingredient: 'asafoetida',
          note: 'gluten-free brand if it matters',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Cook the lentils',
      instructions: [
        {
          text: 'Put the [[lentils]] in a deep pan with the [[water]] and bring to the boil. Skim off the foam, all of it, with a large spoon.',
        },
        {
          text: 'Stir in the [[turmeric]], [[ginger]], [[green-chillies]] and [[tomatoes]]. Half cover the pan and simmer until the lentils have lost their shape, stirring along the bottom now and then.',
          timerMinutes: 20,
        },
        {
          text: 'Add the [[coconut-milk]] and the [[salt]] and simmer uncovered. It should pour like single cream; if it is thicker, add hot water.',
          timerMinutes: 6,
        },
        {
          text: 'Take it off the heat and stir in the [[lime-juice]], tasting after the first spoon.',
        },
      ],
    },
    {
      title: 'Temper and serve',
      instructions: [
        {
          text: 'Heat the [[oil]] in a small frying pan until a mustard seed dropped in pops at once. Add the [[mustard]], wait until most of them have jumped, then add the [[cumin]] and the [[dried-chillies]].',
        },
        {
          text: 'Add the [[shallots]] and stir until their edges turn gold, then the [[garlic]], and watch it.',
          timerMinutes: 3,
        },
        {
          text: 'When the garlic is gold, throw in the [[curry-leaves]] and the [[asafoetida]], count to five, and pour everything over the dal. Put the lid on and leave it closed.',
          timerMinutes: 2,
        },
        { text: 'Carry the pot to the table, lift the lid there, and stir once.' },
      ],
    },
  ],
  equipment: [
    { slug: 'saucepan', note: 'about 3 litres, with a lid' },
    { slug: 'frying-pan', note: 'small, for the tempering' },
    { slug: 'fine-mesh-sieve', note: 'to rinse the lentils' },
    { slug: 'ladle' },
  ],
  comments: [
    {
      user: 'free',
      text: 'This was the first thing I cooked from this site, about two years ago. I have stopped counting since. My daughter took the recipe to university.',
      daysAgo: 320,
      upvotes: 26,
      replies: [
        {
          user: 'owner',
          text: 'That is the best news of my week. Send her with curry leaves.',
          daysAgo: 319,
          upvotes: 10,
        },
      ],
    },
    {
      user: 'visitor',
      text: 'Can I do the lentils in a pressure cooker?',
      daysAgo: 188,
      upvotes: 3,
      replies: [
        {
          user: 'owner',
          text: 'Yes. Use 700 ml of water, five minutes at high pressure, and let the pressure fall by itself. Add the coconut milk after you open it and simmer for five minutes so that it comes together.',
          daysAgo: 187,
          upvotes: 15,
        },
        {
          user: 'yearly',
          text: 'Did exactly this on Tuesday. Dinner in half an hour.',
          daysAgo: 180,
          upvotes: 4,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'Burned the garlic, started the tempering again as told, and she is right, it matters.',
      daysAgo: 73,
      upvotes: 9,
    },
    {
      user: 'yearly',
      text: 'Split mung version: lovely, but needed nearly fifteen minutes more in my pan. Old beans, perhaps.',
      daysAgo: 21,
      upvotes: 2,
    },
  ],
}
