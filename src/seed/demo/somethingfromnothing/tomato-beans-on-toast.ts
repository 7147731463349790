import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Canned beans in tomato on dark toast: the site's oldest recipe. */
export const tomatoBeansOnToast: DemoRecipe = {
  slug: 'tomato-beans-on-toast',
  title: 'Tomato Beans on Toast',
  description:
    'A can of beans cooked down with garlic and burst tomatoes until saucy, then tipped over toast sturdy enough for the job.',
  storyExcerpt:
    'This is the first recipe I put on this site and the one I cook most, usually on a Thursday, when the week has had a go at the fridge. It costs about as much as a bus fare and tastes as if somebody had planned it.',
  storyMore: `I learned it standing up. At Larch Street Elementary we fed two hundred and ten children out of a kitchen the size of a shoe shop (my father had a shoe shop, so I can vouch for the size), and the four of us who cooked there ate after the second sitting, at the steel counter, whatever could be made before the bell. Beans and tomato paste were always in. So was the heel of yesterday’s bread.

The tomato paste wants frying. Straight from the tube it tastes of tube. Give it two minutes in hot oil with the garlic and it goes from red to brick, smells like pizza crust and starts to catch, and that is when the tomatoes go in. They are there for their juice, so wrinkled ones are welcome and very good ones are wasted.

Mash a few beans against the side of the pan. Their starch turns water into sauce. I have shown this to several grown men, who looked at me as if I had pulled a coin from behind their ear.

Make the toast darker than you think and rub it with raw garlic while it is hot. Our daughter Ada, who does not like her food to touch, has her beans in a bowl and her toast on a separate plate, and I have decided that she may.`,
  note: `Any white or pink bean works, and so do two cups of home-cooked beans with a ladle of their liquid. The beans keep for three days in the fridge and thicken as they sit: loosen them with a splash of water in the pan.

An egg fried in too much oil on top turns this from supper into a better supper.`,
  publishedDaysAgo: 800,
  prepTimeMinutes: 3,
  cookTimeMinutes: 12,
  yieldServings: 2,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch', 'breakfast'],
  categories: ['toast', 'bean-and-legume'],
  cuisines: ['italian'],
  methods: ['one-pot-cooking', 'simmering'],
  diets: ['vegan', 'vegetarian', 'dairy-free'],
  tags: ['Weeknight', 'From the can', 'Uses up bread'],
  keywords: ['beans on toast', 'canned beans', 'pantry dinner', 'quick vegan dinner'],
  ingredients: [
    {
      title: 'For the beans',
      usages: [
        {
          key: 'oil',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'olive-oil',
          note: 'plus a thread to finish',
        },
        {
          key: 'garlic',
          quantity: 3,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'thinly sliced',
        },
        { key: 'paste', quantity: 2, unit: 'tablespoon', ingredient: 'tomato-paste' },
        { key: 'flakes', quantity: 0.25, unit: 'teaspoon', ingredient: 'red-pepper-flakes' },
        {
          key: 'tomatoes',
          quantity: 250,
          unit: 'gram',
          ingredient: 'cherry-tomato',
          title: 'cherry tomatoes',
          note: 'about 1 1/2 cups; wrinkled is fine',
        },
        {
          key: 'salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: 'more to taste',
        },
        {
          key: 'beans',
          quantity: 1,
          unit: 'can',
          ingredient: 'cannellini-bean',
          title: 'cannellini beans',
          note: '15 ounces (425 g), with their liquid',
        },
        { key: 'water', quantity: 0.25, unit: 'cup', ingredient: 'water' },
        {
          key: 'vinegar',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sherry-vinegar',
          note: 'or red wine vinegar',
        },
      ],
    },
    {
      title: 'For the toast',
      usages: [
        {
          key: 'bread',
          quantity: 4,
          unit: 'slice',
          ingredient: 'sourdough-bread',
          preparation: 'cut thick',
        },
        {
          key: 'rubbing-garlic',
          quantity: 1,
          unit: 'clove',
          ingredient: 'garlic',
          note: 'for rubbing the toast',
          preparation: 'halved',
        },
        {
          key: 'parsley',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'parsley',
          preparation: 'chopped, stalks and all',
          note: 'optional',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Cook the beans',
      instructions: [
        {
          text: 'Put the [[oil]] and [[garlic]] in a cold skillet and set it over medium heat. Starting cold gives you slow garlic, pale gold at the edges in about 2 minutes, with no bitter bits.',
          timerMinutes: 2,
        },
        {
          text: 'Stir in the [[paste]] and [[flakes]]. Fry, scraping the bottom of the pan, until the paste turns from red to brick and begins to stick, 2 minutes.',
          timerMinutes: 2,
        },
        {
          text: 'Add the [[tomatoes]] and [[salt]], cover and cook for 4 minutes, shaking the pan now and then, until most of the tomatoes have burst. Squash the stubborn ones with the back of the spoon.',
          timerMinutes: 4,
        },
        {
          text: 'Tip in the [[beans]] and the [[water]]. Mash about ((0.25 cup)) of the beans against the side of the pan, then simmer uncovered until the sauce holds a trail behind the spoon, 4 minutes.',
          timerMinutes: 4,
        },
      ],
    },
    {
      title: 'Make the toast and serve',
      instructions: [
        {
          text: 'While the beans simmer, toast the [[bread]] until properly brown with a few black freckles. Rub each slice at once with the [[rubbing-garlic]].',
        },
        {
          text: 'Take the beans off the heat, stir in the [[vinegar]] and taste for salt. Spoon over the toast, scatter with the [[parsley]] and finish with ((1 teaspoon)) of oil per plate.',
          note: 'Eat with a knife and fork. Picking it up has been tried.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'skillet', note: '10 inch, with a lid or a plate that fits' },
    { slug: 'toaster', note: 'or the broiler' },
    { slug: 'wooden-spoon' },
  ],
  comments: [
    {
      user: 'visitor',
      text: 'Made this in a rented room with one hot plate and a fork. The fork did the mashing. I have made it four times since I got my own place back.',
      daysAgo: 612,
      upvotes: 4,
    },
    {
      user: 'free',
      text: 'If I use dried beans that I cooked myself, how much of the cooking liquid should go in to replace what is in the can?',
      daysAgo: 344,
      upvotes: 2,
      replies: [
        {
          user: 'owner',
          text: 'About 1/2 cup of liquid to 1 1/2 cups of drained beans, and leave out the water at first. Home-cooked beans have less salt on them than canned, so start with 1/2 teaspoon.',
          daysAgo: 343,
          upvotes: 3,
        },
        {
          user: 'free',
          text: 'Did that with a bag of pinto beans. Perfect, and a bit smug.',
          daysAgo: 339,
          upvotes: 1,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'The cold pan for the garlic was news to me at sixty-three. No more bitter garlic.',
      daysAgo: 120,
      upvotes: 3,
    },
    {
      user: 'monthly',
      text: 'Anchovies melted into the oil at the start, two of them. No longer vegan, no regrets.',
      daysAgo: 46,
      upvotes: 2,
    },
  ],
}
