import type { DemoSite } from '@/src/seed/demo/demo-content'
import { appleCrumble } from '@/src/seed/demo/somethingfromnothing/apple-crumble'
import { backOfTheFridgeShakshuka } from '@/src/seed/demo/somethingfromnothing/back-of-the-fridge-shakshuka'
import { breadAndButterPudding } from '@/src/seed/demo/somethingfromnothing/bread-and-butter-pudding'
import { brownBananaLoaf } from '@/src/seed/demo/somethingfromnothing/brown-banana-loaf'
import { cabbagePancakes } from '@/src/seed/demo/somethingfromnothing/cabbage-pancakes'
import { carrotTopPestoPasta } from '@/src/seed/demo/somethingfromnothing/carrot-top-pesto-pasta'
import { crispRiceAndEggs } from '@/src/seed/demo/somethingfromnothing/crisp-rice-and-eggs'
import { leekAndPotatoSoup } from '@/src/seed/demo/somethingfromnothing/leek-and-potato-soup'
import { oneChickenThreeDinners } from '@/src/seed/demo/somethingfromnothing/one-chicken-three-dinners'
import { onePanChickpeaPasta } from '@/src/seed/demo/somethingfromnothing/one-pan-chickpea-pasta'
import { onionGalette } from '@/src/seed/demo/somethingfromnothing/onion-galette'
import { parmesanRindBroth } from '@/src/seed/demo/somethingfromnothing/parmesan-rind-broth'
import { potatoTortilla } from '@/src/seed/demo/somethingfromnothing/potato-tortilla'
import { redLentilSoup } from '@/src/seed/demo/somethingfromnothing/red-lentil-soup'
import { staleBreadSoup } from '@/src/seed/demo/somethingfromnothing/stale-bread-soup'
import { tinnedFishCakes } from '@/src/seed/demo/somethingfromnothing/tinned-fish-cakes'
import { tomatoBeansOnToast } from '@/src/seed/demo/somethingfromnothing/tomato-beans-on-toast'

const about = `I am Odile Marchetti. My father, Aldo, mended shoes in a shop eleven feet wide, and my mother, Colette, mended everything else. We lived above the shop with my grandmother Pia, who cooked for five people on what I would now call the change. I thought we were rich, because there was always soup.

For nine years I ran the kitchen at Larch Street Elementary: two hundred and ten lunches a day, one dollar and thirty-five cents of food in each. Nobody teaches you to cook like an audience of seven-year-olds and a number that does not move. I learned that an onion cooked for forty minutes is worth three cooked for five, that stale bread is an ingredient, and that children will eat nearly anything with a crust on it.

Now I write this site at the table of a third-floor kitchen with one good window. My husband, Theo, carries the mail and eats what the recipe says serves four. Our daughter, Ada, is ten and inspects for visible onion. Mrs. Pell, downstairs, supplies the leeks whether we are ready or not.

**How the recipes work.** Each has been cooked at least five times, on an ordinary stove, by me, and once by somebody who doesn’t like following instructions (Theo). Where I say fifteen minutes, I had a clock. Where I say that you can swap something, I have swapped it. If a thing needs the good olive oil, I will say so, and otherwise use the other one.

Most of it is free to read and always will be. Three or four recipes a year go to subscribers, who pay for the butter. If you are short this month, write to me and I will send you the one you need.`

/** "Something from Nothing": frugal cooking that feels like plenty, by Odile Marchetti. */
export const somethingfromnothing: DemoSite = {
  slug: 'somethingfromnothing',
  title: 'Something from Nothing',
  aboutShort:
    'Odile Marchetti cooked school lunches for nine years on $1.35 a child. Now she cooks for three and a hungry mailman’s second helping, and writes down what works.',
  aboutHeading: 'The change from a ten',
  about,
  owner: {
    displayName: 'Odile Marchetti',
    handle: 'odile',
    bio: 'Cobbler’s daughter, former school cook, keeper of a freezer bag marked RINDS. I write recipes for people with half a cabbage and an hour.',
  },
  linkPageHeading: 'Things I get asked for',
  links: [
    {
      label: 'The pantry list, one page, for the inside of a cupboard door',
      href: 'https://somethingfromnothing.example/pantry-list',
    },
    {
      label: 'What to do with one sad vegetable: the chart',
      href: 'https://somethingfromnothing.example/sad-vegetable-chart',
    },
    {
      label: 'The Thursday letter, archive and all',
      href: 'https://somethingfromnothing-odile.substack.com',
    },
    {
      label: 'A week of dinners for four, with the receipt',
      href: 'https://somethingfromnothing.example/week-with-receipt',
    },
    {
      label: 'My flip, in slow motion, with the sink',
      href: 'https://www.youtube.com/@somethingfromnothing-odile-demo',
    },
    {
      label: 'Ask a question for the Friday answers',
      href: 'https://somethingfromnothing.example/ask',
    },
  ],
  headerLinks: [
    {
      label: 'Fifteen minutes',
      href: 'https://somethingfromnothing.example/recipes/crisp-rice-and-eggs',
      openInNewTab: false,
    },
    {
      label: 'Stretch a loaf',
      href: 'https://somethingfromnothing.example/recipes/stale-bread-soup',
      openInNewTab: false,
    },
    {
      label: 'The chicken plan',
      href: 'https://somethingfromnothing.example/recipes/one-chicken-three-dinners',
      openInNewTab: false,
    },
  ],
  socialMediaLinks: [
    { platform: 'instagram', url: 'https://www.instagram.com/odile_somethingfromnothing_demo' },
    { platform: 'substack', url: 'https://somethingfromnothing-odile.substack.com' },
    { platform: 'youtube', url: 'https://www.youtube.com/@somethingfromnothing-odile-demo' },
    { platform: 'pinterest', url: 'https://www.pinterest.com/odile_somethingfromnothing_demo' },
    { platform: 'tiktok', url: 'https://www.tiktok.com/@odile_somethingfromnothing_demo' },
  ],
  productLinks: [
    {
      productTitle: 'Joss’s sardines in olive oil, six tins',
      href: 'https://somethingfromnothing.example/shop/sardines',
    },
    {
      productTitle: 'The wooden spoon with one flat edge',
      href: 'https://somethingfromnothing.example/shop/flat-spoon',
    },
    {
      productTitle: 'The Change from a Ten: 90 dinners, the book',
      href: 'https://somethingfromnothing.example/book',
    },
  ],
  featuredRecipes: [
    'onion-galette',
    'stale-bread-soup',
    'crisp-rice-and-eggs',
    'apple-crumble',
    'tomato-beans-on-toast',
  ],
  collections: [
    {
      slug: 'fifteen-minute-dinners',
      title: 'Fifteen-Minute Dinners',
      description:
        'Timed with a clock, chopping included, by a person who had mislaid her glasses. Put the kettle on before you read the recipe.',
      recipes: [
        'one-pan-chickpea-pasta',
        'crisp-rice-and-eggs',
        'tomato-beans-on-toast',
        'cabbage-pancakes',
      ],
    },
    {
      slug: 'soups-for-the-week',
      title: 'Soups for the Week',
      description:
        'A big pot on Sunday is worth two good intentions on Wednesday. All of these keep, and some of them improve while you are at work.',
      recipes: [
        'red-lentil-soup',
        'stale-bread-soup',
        'leek-and-potato-soup',
        'one-chicken-three-dinners',
      ],
    },
    {
      slug: 'stretch-a-chicken',
      title: 'Stretch a Chicken',
      description:
        'One bird, and then the dinners that are glad of its leftovers: shreds under a fried crust, broth in place of water, the last of the meat in a pot of rice or greens.',
      recipes: [
        'one-chicken-three-dinners',
        'crisp-rice-and-eggs',
        'leek-and-potato-soup',
        'stale-bread-soup',
        'cabbage-pancakes',
      ],
    },
    {
      slug: 'sweet-leftovers',
      title: 'Sweet Leftovers',
      description:
        'Dessert from things you were about to apologize for: black bananas, Tuesday’s bread, apples with a past.',
      recipes: ['bread-and-butter-pudding', 'brown-banana-loaf', 'apple-crumble'],
    },
  ],
  events: [
    {
      title: 'Soup Night in the School Hall',
      inDays: 24,
      location: 'Larch Street Elementary, the hall with the new roof',
      description:
        'Four soups, two hundred bowls, pay what you can. Bring your own spoon and a loaf that has seen better days; we will be needing it. The money goes to the breakfast club.',
      href: 'https://somethingfromnothing.example/events/soup-night',
    },
    {
      title: 'Fish Cakes with Joss',
      inDays: 96,
      location: 'The Saturday market, stall nine',
      description:
        'Joss opens tins and gives the lecture. I fry until the gas runs out. Free, standing up, from ten o’clock.',
      href: 'https://somethingfromnothing.example/events/fish-cakes',
    },
    {
      title: 'How to Use a Whole Leek: a Class for Twelve',
      inDays: 61,
      location: 'Plot fourteen, Harbor Road Community Garden',
      description:
        'Mrs. Pell digs, I cook, you take notes and go home with more leeks than you wanted. Two hours, boots advised, supper included.',
      href: 'https://somethingfromnothing.example/events/whole-leek',
    },
    {
      title: 'The Great Bread Amnesty',
      inDays: -38,
      location: 'Larch Street Elementary, the side door',
      description:
        'You brought us your stale loaves, no questions asked. We made pudding for a hundred and sixty. Thank you, and whoever brought the panettone from three Christmases ago, we salute you.',
      href: 'https://somethingfromnothing.example/events/bread-amnesty',
    },
  ],
  recipes: [
    tinnedFishCakes,
    onePanChickpeaPasta,
    onionGalette,
    cabbagePancakes,
    carrotTopPestoPasta,
    oneChickenThreeDinners,
    crispRiceAndEggs,
    backOfTheFridgeShakshuka,
    appleCrumble,
    redLentilSoup,
    brownBananaLoaf,
    potatoTortilla,
    breadAndButterPudding,
    leekAndPotatoSoup,
    staleBreadSoup,
    tomatoBeansOnToast,
    parmesanRindBroth,
  ],
}
