import type { DemoSite } from '@/src/seed/demo/demo-content'
import { about } from '@/src/seed/demo/ferment/about'
import { beetKvass } from '@/src/seed/demo/ferment/beet-kvass'
import { classicSauerkraut } from '@/src/seed/demo/ferment/classic-sauerkraut'
import { countrySourdough } from '@/src/seed/demo/ferment/country-sourdough'
import { fermentedHotSauce } from '@/src/seed/demo/ferment/fermented-hot-sauce'
import { firstBatchKombucha } from '@/src/seed/demo/ferment/first-batch-kombucha'
import { gingerCarrotSticks } from '@/src/seed/demo/ferment/ginger-carrot-sticks'
import { halfSourDillPickles } from '@/src/seed/demo/ferment/half-sour-dill-pickles'
import { kimchiFriedRice } from '@/src/seed/demo/ferment/kimchi-fried-rice'
import { labnehWithHerbs } from '@/src/seed/demo/ferment/labneh-with-herbs'
import { milkKefir } from '@/src/seed/demo/ferment/milk-kefir'
import { misoGlazedAubergine } from '@/src/seed/demo/ferment/miso-glazed-aubergine'
import { napaCabbageKimchi } from '@/src/seed/demo/ferment/napa-cabbage-kimchi'
import { overnightFocaccia } from '@/src/seed/demo/ferment/overnight-focaccia'
import { pineappleTepache } from '@/src/seed/demo/ferment/pineapple-tepache'
import { preservedLemons } from '@/src/seed/demo/ferment/preserved-lemons'
import { sourdoughPancakes } from '@/src/seed/demo/ferment/sourdough-pancakes'
import { wildGingerBeer } from '@/src/seed/demo/ferment/wild-ginger-beer'

/** The demo site `ferment`: slow food in jars, by Ilse Brandt. */
export const ferment: DemoSite = {
  slug: 'ferment',
  title: 'Ferment',
  aboutShort:
    'Slow food in jars, from a small kitchen by a northern harbor. Weighed, timed and made at least five times.',
  aboutHeading: 'The kitchen on Tarbarrel Lane',
  about,
  owner: {
    displayName: 'Ilse Brandt',
    handle: 'ilse',
    bio: 'Former ferry purser, now keeper of about thirty jars. Writes down the weight of everything.',
  },
  linkPageHeading: 'Jars, tools and people I trust',
  links: [
    { label: 'The salt calculator I use', href: 'https://example.com/ferment/salt-calculator' },
    { label: 'Printable jar labels', href: 'https://example.com/ferment/jar-labels' },
    {
      label: 'Culture exchange: find grains near you',
      href: 'https://example.com/ferment/cultures',
    },
    { label: 'My grocer for Korean red pepper', href: 'https://example.com/ferment/red-pepper' },
    { label: 'Flour from the Nordmoor mill', href: 'https://example.com/ferment/flour' },
    {
      label: 'National Center for Home Food Preservation',
      href: 'https://nchfp.uga.edu/',
    },
  ],
  headerLinks: [
    {
      label: 'First jar: sauerkraut',
      href: 'https://ferment.example/recipes/classic-sauerkraut',
      openInNewTab: false,
    },
    {
      label: 'Feed a starter',
      href: 'https://ferment.example/recipes/sourdough-pancakes',
      openInNewTab: false,
    },
    {
      label: 'Something to drink',
      href: 'https://ferment.example/recipes/beet-kvass',
      openInNewTab: false,
    },
  ],
  socialMediaLinks: [
    { platform: 'instagram', url: 'https://www.instagram.com/ferment.demo.not.a.real.kitchen' },
    { platform: 'youtube', url: 'https://www.youtube.com/@ferment-demo-not-a-real-kitchen' },
    { platform: 'pinterest', url: 'https://www.pinterest.com/fermentdemonotarealkitchen/' },
    { platform: 'substack', url: 'https://substack.com/@fermentdemonotarealkitchen' },
    { platform: 'discord', url: 'https://discord.com/invite/ferment-demo-not-a-real-kitchen' },
  ],
  productLinks: [
    { productTitle: 'Stoneware crock, 3 quarts', href: 'https://example.com/ferment/shop/crock' },
    { productTitle: 'Beech cabbage tamper', href: 'https://example.com/ferment/shop/tamper' },
    {
      productTitle: 'A Year of Jars (book)',
      href: 'https://example.com/ferment/shop/a-year-of-jars',
    },
  ],
  featuredRecipes: [
    'napa-cabbage-kimchi',
    'country-sourdough',
    'half-sour-dill-pickles',
    'wild-ginger-beer',
    'miso-glazed-aubergine',
  ],
  collections: [
    {
      slug: 'start-here',
      title: 'Start Here',
      description:
        'Six things that rarely go wrong, in the order I would make them. A scale, a jar and some patience are all the equipment.',
      recipes: [
        'classic-sauerkraut',
        'labneh-with-herbs',
        'half-sour-dill-pickles',
        'milk-kefir',
        'preserved-lemons',
        'pineapple-tepache',
      ],
    },
    {
      slug: 'bread-and-grains',
      title: 'Bread and Grains',
      description:
        'What the starter makes: loaves for the week, pancakes for Sunday. Also rice, which is better the day after.',
      recipes: [
        'country-sourdough',
        'overnight-focaccia',
        'sourdough-pancakes',
        'kimchi-fried-rice',
      ],
    },
    {
      slug: 'drinks-with-a-fizz',
      title: 'Drinks with a Fizz',
      description:
        'Five bottles for the cold shelf. Read the notes on glass and headspace before you close the first one.',
      recipes: [
        'wild-ginger-beer',
        'first-batch-kombucha',
        'pineapple-tepache',
        'beet-kvass',
        'milk-kefir',
      ],
    },
    {
      slug: 'cooking-with-ferments',
      title: 'Cooking with Ferments',
      description:
        'Suppers and a breakfast for the week when the jar is ready and you would like to eat what is in it.',
      recipes: [
        'kimchi-fried-rice',
        'miso-glazed-aubergine',
        'sourdough-pancakes',
        'labneh-with-herbs',
        'fermented-hot-sauce',
        'preserved-lemons',
      ],
    },
  ],
  events: [
    {
      title: 'First Kraut: an afternoon with cabbage',
      inDays: 19,
      location: 'The Net Loft, Old Harbor',
      description:
        'Twelve places at one long table. Bring a knife you like. You go home with a full jar, a label with the date on it and my telephone number for the first week.',
      href: 'https://example.com/ferment/events/first-kraut',
    },
    {
      title: 'Harbor Kitchen: open jar evening',
      inDays: 47,
      location: 'Kitchen on Tarbarrel Lane, ground floor',
      description:
        'Bring something you have made and something that has gone wrong. We taste the first and talk about the second. Bread and beer are provided.',
      href: 'https://example.com/ferment/events/open-jar-evening',
    },
    {
      title: 'Two Loaves: a weekend of sourdough',
      inDays: 88,
      location: 'Nordmoor Mill bakehouse',
      description:
        'Saturday we mix, fold and shape. Sunday we bake, and find out what the night has done. Eight places, starter included.',
      href: 'https://example.com/ferment/events/two-loaves',
    },
    {
      title: 'Autumn culture swap',
      inDays: -34,
      location: 'The Seamen’s Mission hall',
      description:
        'Grains, disks, bugs and starters changed hands. Forty-one people came, and nobody went home with an empty jar.',
      href: 'https://example.com/ferment/events/culture-swap',
    },
  ],
  recipes: [
    classicSauerkraut,
    napaCabbageKimchi,
    countrySourdough,
    halfSourDillPickles,
    wildGingerBeer,
    firstBatchKombucha,
    milkKefir,
    misoGlazedAubergine,
    preservedLemons,
    fermentedHotSauce,
    sourdoughPancakes,
    kimchiFriedRice,
    labnehWithHerbs,
    beetKvass,
    overnightFocaccia,
    pineappleTepache,
    gingerCarrotSticks,
  ],
}
