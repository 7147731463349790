import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Spanish potato omelet. */
export const potatoTortilla: DemoRecipe = {
  slug: 'potato-tortilla',
  title: 'Potato Tortilla',
  description:
    'Potatoes and onion poached in olive oil, set in eight eggs and turned out like a small golden cushion. Good hot, better in an hour.',
  storyExcerpt:
    'Eggs, potatoes, an onion, oil. My neighbor Pilar made one of these every Friday of the four years we shared a wall, and I could tell from the scrape of the plate when she was about to flip it.',
  storyMore: `The flip is the part people fear, so let us talk about it now. You put a flat plate over the pan, press your palm on the plate, say something if you have something to say, and turn the whole lot over in one go, above the sink. Then you slide it back in, raw side down. Hesitation is what puts egg on your sleeve. In four years I heard Pilar drop one tortilla, and that was the day of the moon landing anniversary and she had been distracted by a neighbor, who was me.

The potatoes are poached. You use a cup of oil, which sounds like a great deal until you pour most of it back into a jar for next week’s potatoes, salad dressing or eggs. It should bubble lazily, like a pond with something living in it. If the potatoes brown you have made fries, which is a different evening.

Then let the hot potatoes sit in the beaten egg for fifteen minutes before you cook anything. They soak some of it up, the egg thickens, and the inside comes out creamy all the way through.

Pilar’s was slightly runny in the middle. Mine is just set, because my daughter has views. Take it off the heat a minute sooner if you are on Pilar’s side.`,
  note: `Keeps three days in the fridge. Eat it at room temperature: cold from the fridge it tastes of nothing, and in the microwave it squeaks.

Strain the leftover oil into a jar and use it within two weeks. A tortilla sandwich, with the garlic mayonnaise, is a fine thing to find in a bag on a train.`,
  publishedDaysAgo: 566,
  prepTimeMinutes: 15,
  cookTimeMinutes: 35,
  customTimeMinutes: 15,
  customTimeLabel: 'Resting',
  yieldServings: 6,
  servingDescription: 'wedges',
  difficultyLevel: 'medium',
  meals: ['dinner', 'lunch', 'snack'],
  categories: ['egg-dish'],
  cuisines: ['spanish'],
  methods: ['frying', 'one-pot-cooking'],
  diets: ['vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['Five dollars or less', 'For the lunch box'],
  keywords: ['tortilla española', 'spanish omelet', 'potato omelette', 'eggs for dinner'],
  ingredients: [
    {
      title: 'For the tortilla',
      usages: [
        {
          key: 'oil',
          quantity: 1,
          unit: 'cup',
          ingredient: 'olive-oil',
          note: 'most of it comes back',
        },
        {
          key: 'potatoes',
          quantity: 1.5,
          unit: 'pound',
          ingredient: 'yukon-gold-potato',
          title: 'Yukon Gold potatoes',
          preparation: 'peeled, quartered lengthwise, sliced 1/8 inch thick',
        },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'onion',
          title: 'large yellow onion',
          preparation: 'halved and thinly sliced',
        },
        {
          key: 'salt',
          quantity: 1.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'eggs', quantity: 8, ingredient: 'egg', title: 'large eggs' },
      ],
    },
    {
      title: 'For the garlic mayonnaise',
      note: 'Optional, like most good ideas.',
      usages: [
        { key: 'mayonnaise', quantity: 0.333, unit: 'cup', ingredient: 'mayonnaise' },
        { key: 'garlic', quantity: 1, unit: 'clove', ingredient: 'garlic', preparation: 'grated' },
        { key: 'vinegar', quantity: 1, unit: 'teaspoon', ingredient: 'sherry-vinegar' },
        { key: 'paprika', quantity: 0.25, unit: 'teaspoon', ingredient: 'smoked-paprika' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Poach the potatoes',
      instructions: [
        {
          text: 'Warm the [[oil]] in a 10-inch nonstick skillet over medium heat. Add a slice of potato: when it bubbles lazily, add the rest of the [[potatoes]], the [[onion]] and ((1 teaspoon)) of the [[salt]].',
        },
        {
          text: 'Cook at a slow bubble for 20 minutes, turning gently, until the potatoes break when you press them. They should stay pale.',
          timerMinutes: 20,
        },
        { text: 'Drain well in a sieve set over a heatproof bowl. Keep the oil.' },
      ],
    },
    {
      title: 'Rest in the egg',
      instructions: [
        {
          text: 'Beat the [[eggs]] with the remaining salt in a large bowl. Fold in the hot potatoes and onion and leave for 15 minutes.',
          timerMinutes: 15,
        },
        {
          text: 'Meanwhile stir the [[mayonnaise]], [[garlic]], [[vinegar]] and [[paprika]] together and set aside.',
        },
      ],
    },
    {
      title: 'Cook and flip',
      instructions: [
        {
          text: 'Wipe out the skillet and heat ((1.5 tablespoon)) of the saved oil over medium-high. Pour in the egg and potatoes, stir for 20 seconds, then lower the heat to medium-low and cook for 6 minutes, tucking in the edges, until the rim is set and the middle still moves.',
          timerMinutes: 6,
        },
        {
          text: 'Cover with a plate wider than the pan. Over the sink, with one hand flat on the plate, turn it over in one movement. Add a teaspoon of oil to the pan and slide the tortilla back in.',
          note: 'Wet the plate first and the tortilla slides off easily.',
        },
        {
          text: 'Cook the second side for 3 minutes for a creamy middle, 5 for a firm one. Slide onto a clean plate and wait at least 10 minutes before cutting it in six.',
          timerMinutes: 3,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'nonstick-skillet', note: '10 inch, with sloping sides' },
    { slug: 'fine-mesh-sieve', note: 'or a colander over a bowl' },
    { slug: 'mixing-bowl' },
    { slug: 'spatula' },
  ],
  comments: [
    {
      user: 'monthly',
      text: 'Is there any way round the flip? I have a bad wrist and a heavy pan.',
      daysAgo: 540,
      upvotes: 2,
      replies: [
        {
          user: 'owner',
          text: 'Broiler. Use an ovenproof pan, cook the first side for 8 minutes, then put it about 6 inches under the broiler for 3 to 4 minutes. It comes out flatter and browner, and your wrist stays out of it.',
          daysAgo: 539,
          upvotes: 4,
        },
        {
          user: 'yearly',
          text: 'Or slide it onto the plate first and put the pan over the plate like a hat. Then you are turning a plate, which weighs less.',
          daysAgo: 533,
          upvotes: 3,
        },
      ],
    },
    {
      user: 'visitor',
      text: 'Flipped it over the sink as told. About a tenth of it is in the sink. The other nine tenths were excellent.',
      daysAgo: 410,
      upvotes: 4,
    },
    {
      user: 'free',
      text: 'Fried the second one in the same oil the week after and that one was even better.',
      daysAgo: 281,
      upvotes: 1,
    },
  ],
}
