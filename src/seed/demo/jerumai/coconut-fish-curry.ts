import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** The pale, green-chilli fish curry of the Kerala coast. */
export const coconutFishCurry: DemoRecipe = {
  slug: 'coconut-fish-curry',
  title: 'Coconut Fish Curry',
  description:
    'Firm white fish in a pale, gingery coconut sauce, hot with green chillies and finished with thick coconut cream. An hour, most of it quiet.',
  storyExcerpt:
    'My grandmother chose fish by its eyes and then by its price, from a man who cycled up our lane in Alappuzha at seven in the morning. Whatever she took from his basket was in this curry by eleven.',
  storyMore: `She made it pale. The red fish curry, the one with chilli powder and smoked kokum, belonged to weekdays. This one was for guests and Sundays. All of its heat comes from green chillies, slit so that they give up their perfume first and their fire slowly.

Two things make it. Keep the thick top of the coconut milk until the end: the thin part can simmer, but cream that boils hard splits into grains and oil, which tastes fine and looks like an accident. And once the fish is in, put the spoon down. Tilt the pan, swirl it, shake it by the handles. A spoon breaks the fish, and then you have a very good soup.

In Hastings I cook what the boats land on the beach, bass in summer and hake or pollack when it blows. Cod wants a minute less. Salmon is too rich for this sauce, and I have stopped pretending otherwise.

The tomatoes are mine. My grandmother used a piece of green mango when the tree had any, so if you find a hard sour one, slice half of it in with the onions and leave out the lime at the end.

Keep back a ladleful of sauce for breakfast. Cold, on hot toast, it is the best thing I know.`,
  note: `**Which fish.** Anything firm that holds together in thick pieces: hake, bass, kingfish, monkfish, halibut. Ask for the pieces to be cut across the fillet, about 5 cm wide.

**Coconut milk.** Use a can that lists coconut and water and little else, and do not shake it. Emulsified brands never separate; with those, keep back a third of the can instead of the thick top.

**Keeping.** The sauce keeps for two days in the fridge and deepens. Cook the fish in it on the day you eat it.`,
  publishedDaysAgo: 487,
  prepTimeMinutes: 20,
  cookTimeMinutes: 25,
  customTimeMinutes: 15,
  customTimeLabel: 'Marinating',
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner'],
  categories: ['curry', 'fish'],
  cuisines: ['keralan', 'indian'],
  methods: ['simmering'],
  diets: ['gluten-free', 'dairy-free', 'pescatarian'],
  tags: ['Coconut', 'Sunday table', 'From the boats'],
  keywords: ['fish curry', 'moilee', 'Kerala fish curry', 'coconut milk curry', 'hake', 'sea bass'],
  ingredients: [
    {
      title: 'For the fish',
      usages: [
        {
          key: 'fish',
          quantity: 700,
          unit: 'gram',
          ingredient: 'white-fish',
          title: 'firm white fish fillet',
          preparation: 'skinned, cut across into 5 cm pieces',
        },
        {
          key: 'fish-turmeric',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'turmeric',
          title: 'ground turmeric',
        },
        {
          key: 'fish-salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'fish-lime', quantity: 1, unit: 'tablespoon', ingredient: 'lime-juice' },
      ],
    },
    {
      title: 'For the curry',
      usages: [
        {
          key: 'coconut-milk',
          quantity: 400,
          unit: 'milliliter',
          ingredient: 'coconut-milk',
          title: 'full-fat coconut milk',
          note: '1 can, not shaken',
        },
        { key: 'oil', quantity: 2, unit: 'tablespoon', ingredient: 'coconut-oil' },
        {
          key: 'mustard',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'black-mustard-seed',
          title: 'black mustard seeds',
        },
        {
          key: 'fenugreek',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'fenugreek-seed',
          title: 'fenugreek seeds',
          note: 'no more, they turn bitter',
        },
        {
          key: 'curry-leaves',
          quantity: 20,
          ingredient: 'curry-leaf',
          title: 'fresh curry leaves',
          note: '2 sprigs; frozen are fine, dried are not',
        },
        {
          key: 'onion',
          quantity: 250,
          unit: 'gram',
          ingredient: 'red-onion',
          title: 'red onions',
          preparation: 'halved and thinly sliced',
        },
        {
          key: 'ginger',
          quantity: 30,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'peeled and cut into matchsticks',
        },
        {
          key: 'garlic',
          quantity: 5,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'thinly sliced',
        },
        {
          key: 'chillies',
          quantity: [3, 5],
          ingredient: 'green-chili',
          title: 'green finger chillies',
          preparation: 'slit lengthways, seeds in',
        },
        {
          key: 'turmeric',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'turmeric',
          title: 'ground turmeric',
        },
        { key: 'coriander', quantity: 2, unit: 'teaspoon', ingredient: 'ground-coriander' },
        { key: 'water', quantity: 0.75, unit: 'cup', ingredient: 'water' },
        {
          key: 'tomatoes',
          quantity: 200,
          unit: 'gram',
          ingredient: 'cherry-tomato',
          title: 'cherry tomatoes',
          preparation: 'halved',
        },
        {
          key: 'salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
      ],
    },
    {
      title: 'To finish',
      usages: [{ key: 'lime', quantity: 1, ingredient: 'lime', preparation: 'cut into wedges' }],
    },
  ],
  instructions: [
    {
      title: 'Season the fish',
      instructions: [
        {
          text: 'Turn the [[fish]] in the [[fish-turmeric]], [[fish-salt]] and [[fish-lime]] until every side is yellow. Leave it at room temperature while you start the sauce.',
          timerMinutes: 15,
          note: 'Longer than half an hour and the lime begins to cook it.',
        },
        {
          text: 'Open the [[coconut-milk]] without shaking it. Spoon the thick top, about ((0.5 cup)), into a small bowl and keep it for the end. What is left in the can is your thin milk.',
        },
      ],
    },
    {
      title: 'Make the sauce',
      instructions: [
        {
          text: 'Heat the [[oil]] in a wide pan over a medium heat. Add the [[mustard]]; when they pop, add the [[fenugreek]] and, five seconds later, the [[curry-leaves]]. Stand back, they spit.',
        },
        {
          text: 'Add the [[onion]], [[ginger]], [[garlic]] and [[chillies]]. Cook, stirring now and then, until the onion is soft and glassy. Keep the heat low enough that nothing browns.',
          timerMinutes: 8,
        },
        {
          text: 'Stir in the [[turmeric]] and [[coriander]] and give them one minute. Pour in the thin coconut milk and the [[water]], season with the [[salt]], and simmer gently.',
          timerMinutes: 5,
        },
      ],
    },
    {
      title: 'Cook the fish',
      instructions: [
        {
          text: 'Lay the fish in the sauce in one layer and scatter the [[tomatoes]] between the pieces. Cover and cook at a bare simmer until the thickest piece flakes when pressed. Swirl the pan once or twice; do not stir.',
          timerMinutes: 6,
        },
        {
          text: 'Pour the thick coconut cream over the top, swirl, and let it come back to a first tremble. Take it off the heat at once and let it stand, covered, so the flavours settle.',
          timerMinutes: 5,
        },
        {
          text: 'Taste for salt. Bring it to the table in its pan, with the [[lime]] to squeeze over.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saute-pan', note: 'wide enough for the fish in one layer, about 28 cm, with a lid' },
    { slug: 'chefs-knife' },
    { slug: 'cutting-board' },
    { slug: 'mixing-bowl', note: 'one you do not mind staining yellow' },
  ],
  comments: [
    {
      user: 'yearly',
      text: 'Made this with pollack from the market. I was sceptical about not stirring, and then every piece came out whole. My mother-in-law asked who taught me.',
      daysAgo: 451,
      upvotes: 14,
      replies: [
        {
          user: 'owner',
          text: 'Tell her Alappuzha taught you. Pollack is a lovely choice, and cheap.',
          daysAgo: 450,
          upvotes: 6,
        },
      ],
    },
    {
      user: 'free',
      text: 'I cannot get curry leaves in my town. Is there something else, or should I leave them out?',
      daysAgo: 302,
      upvotes: 5,
      replies: [
        {
          user: 'owner',
          text: 'Leave them out and do not put a bay leaf in their place, it pulls the sauce somewhere else. Add a strip of lime zest with the ginger instead. If you ever see them fresh, buy two bunches and freeze them on the stem in a bag: they last six months.',
          daysAgo: 301,
          upvotes: 21,
        },
        {
          user: 'monthly',
          text: 'I order mine frozen. They fry just as well, only stand further back.',
          daysAgo: 299,
          upvotes: 3,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'Four chillies, seeds in, was exactly my limit. Next time three for the children. The breakfast toast is not a joke, try it.',
      daysAgo: 96,
      upvotes: 8,
    },
  ],
}
