import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Cold rice noodles with green mango and a tamarind and peanut dressing. */
export const peanutNoodleSalad: DemoRecipe = {
  slug: 'peanut-noodle-salad',
  title: 'Peanut Noodle Salad',
  description:
    'Cold rice noodles, sour green mango, bean sprouts and a great many herbs, under a peanut dressing sharpened with tamarind and let down with coconut milk.',
  storyExcerpt:
    'I worked this out on the hottest day of my second summer at Nine Stools, when the extractor had died and nobody on either side of the counter could look at a flame.',
  storyMore: `The dressing is a satay sauce that never gets cooked. Peanut butter does the work, as long as the jar says peanuts and salt and nothing more. Tamarind gives it a dark sort of sourness that lime alone cannot, lime gives it a lift that tamarind cannot, and a few spoons of coconut milk make it run.

There is a moment when you whisk it and it seizes up into something like putty. Keep going and add warm water by the spoon; it comes round all at once. It should coat the back of a spoon and then slide off. The noodles drink a third of it within ten minutes, so make it a little too thin.

Green mango is what makes the plate shine. It has to be hard as an apple and white to pale yellow inside. When I can't get one I use a Granny Smith, cut into the same matchsticks and turned in lime juice, and I am not sorry.

Rinse the noodles in cold water until the water runs clear, and then shake them as if they had wronged you. Wet noodles thin a dressing that you have just spent five minutes getting right.

And the herbs go in whole, by the fistful. Treat them as a vegetable.`,
  note: `**Peanut allergy.** Tahini makes a different and very good dressing. Use 100 g, and toasted pumpkin seeds on top.

**More of a meal.** Cold poached chicken, or 200 g of firm tofu, pressed, fried in cubes and tossed in while it is hot.

**Lunchbox.** Pack noodles, vegetables and dressing separately. The dressing keeps for five days in the fridge; loosen it with warm water.`,
  publishedDaysAgo: 120,
  prepTimeMinutes: 30,
  cookTimeMinutes: 6,
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['lunch', 'dinner'],
  categories: ['salad', 'noodles'],
  cuisines: ['southeast-asian'],
  methods: ['boiling'],
  diets: ['vegan', 'vegetarian', 'dairy-free'],
  tags: ['Mango', 'Cold', 'For the lunchbox'],
  keywords: ['noodle salad', 'peanut dressing', 'green mango', 'rice noodles', 'vegan lunch'],
  ingredients: [
    {
      title: 'Peanut dressing',
      usages: [
        {
          key: 'peanut-butter',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'peanut-butter',
          title: 'smooth peanut butter',
          note: 'unsweetened',
        },
        { key: 'tamarind', quantity: 2, unit: 'tablespoon', ingredient: 'tamarind-paste' },
        {
          key: 'palm-sugar',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'palm-sugar',
          preparation: 'grated',
        },
        {
          key: 'soy',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'soy-sauce',
          title: 'light soy sauce',
          note: 'tamari for gluten-free',
        },
        { key: 'lime-juice', quantity: 3, unit: 'tablespoon', ingredient: 'lime-juice' },
        { key: 'coconut-milk', quantity: 60, unit: 'milliliter', ingredient: 'coconut-milk' },
        { key: 'garlic', quantity: 1, unit: 'clove', ingredient: 'garlic', preparation: 'grated' },
        {
          key: 'ginger',
          quantity: 15,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'grated',
        },
        {
          key: 'red-chilli',
          quantity: [1, 2],
          ingredient: 'red-chili',
          title: 'red chillies',
          preparation: 'finely chopped',
        },
      ],
    },
    {
      title: 'Salad',
      usages: [
        {
          key: 'noodles',
          quantity: 250,
          unit: 'gram',
          ingredient: 'rice-noodle',
          title: 'flat rice noodles',
          note: '5 mm wide',
        },
        {
          key: 'mango',
          quantity: 1,
          ingredient: 'green-mango',
          title: 'large green mango',
          preparation: 'peeled and cut into matchsticks',
          note: 'or a Granny Smith apple',
        },
        {
          key: 'cucumber',
          quantity: 1,
          ingredient: 'cucumber',
          preparation: 'seeded, cut into matchsticks',
        },
        {
          key: 'carrots',
          quantity: 2,
          ingredient: 'carrot',
          title: 'carrots',
          preparation: 'cut into matchsticks',
        },
        {
          key: 'sprouts',
          quantity: 150,
          unit: 'gram',
          ingredient: 'bean-sprout',
          title: 'bean sprouts',
        },
        {
          key: 'spring-onions',
          quantity: 4,
          ingredient: 'scallion',
          title: 'spring onions',
          preparation: 'finely sliced',
        },
        {
          key: 'coriander',
          quantity: 1,
          unit: 'cup',
          ingredient: 'cilantro',
          title: 'coriander leaves',
        },
        { key: 'mint', quantity: 1, unit: 'cup', ingredient: 'mint', title: 'mint leaves' },
      ],
    },
    {
      title: 'On top',
      usages: [
        {
          key: 'peanuts',
          quantity: 75,
          unit: 'gram',
          ingredient: 'peanut',
          title: 'roasted peanuts',
          preparation: 'roughly crushed',
        },
        {
          key: 'crisp-shallots',
          quantity: 4,
          unit: 'tablespoon',
          ingredient: 'fried-onion',
          title: 'crisp fried shallots',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Dressing',
      instructions: [
        {
          text: 'Whisk the [[peanut-butter]] with the [[tamarind]], [[palm-sugar]] and [[soy]] until the sugar has dissolved. It will look stiff and unpromising.',
        },
        {
          text: 'Whisk in the [[lime-juice]] and [[coconut-milk]], then the [[garlic]], [[ginger]] and [[red-chilli]]. Add warm water, a spoon at a time, up to ((4 tablespoon)), until it pours.',
        },
      ],
    },
    {
      title: 'Noodles',
      instructions: [
        {
          text: 'Bring a large pan of water to the boil. Take it off the heat, drop in the [[noodles]], separate them with chopsticks and leave them until tender with a little resistance. Start tasting a minute early.',
          timerMinutes: 6,
        },
        {
          text: 'Drain and rinse in cold water, rubbing them between your hands, until the water is clear. Shake very dry and spread out on a clean cloth.',
          timerMinutes: 5,
        },
      ],
    },
    {
      title: 'Put it together',
      instructions: [
        {
          text: 'Pour boiling water over the [[sprouts]], count to ten, and drain them under the cold tap.',
        },
        {
          text: 'In your largest bowl, turn the noodles in two thirds of the dressing. Add the sprouts, [[mango]], [[cucumber]], [[carrots]] and [[spring-onions]], and toss with your hands.',
        },
        {
          text: 'Add the [[coriander]] and the [[mint]] at the last moment. Heap on a platter, spoon over the rest of the dressing and finish with the [[peanuts]] and [[crisp-shallots]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'stockpot', note: 'or any large pan' },
    { slug: 'colander' },
    { slug: 'whisk' },
    { slug: 'mixing-bowl', note: 'the largest you have' },
    { slug: 'julienne-peeler', note: 'optional, it saves ten minutes' },
  ],
  comments: [
    {
      user: 'monthly',
      text: 'Fed six of us on the beach out of a washing-up bowl. Not a noodle left. Granny Smith worked beautifully.',
      daysAgo: 104,
      upvotes: 9,
      replies: [
        {
          user: 'owner',
          text: 'A washing-up bowl is the correct size for this salad.',
          daysAgo: 103,
          upvotes: 8,
        },
      ],
    },
    {
      user: 'free',
      text: 'Mine seized exactly as described and I would have thrown it away if I had not read that bit. A splash more water and it was silk.',
      daysAgo: 66,
      upvotes: 5,
    },
    {
      user: 'yearly',
      text: 'Tahini version for my nephew with the allergy: I put in a little more palm sugar because tahini is bitter.',
      daysAgo: 12,
      upvotes: 3,
      replies: [
        {
          user: 'owner',
          text: 'Good instinct. Half a tablespoon more is what I would do too.',
          daysAgo: 11,
        },
      ],
    },
  ],
}
