import type { CardSettings } from './card-settings'
import type { Template } from './template'

const card = { style: 'framed', ratio: 4 / 3 } as const satisfies CardSettings

/** A corner shop: a striped awning over the door, posts below each other, and a column beside them. */
export const classic: Template = {
  name: 'classic',
  look: {
    titleSize: 'clamp(1.9rem, 1.35rem + 2vw, 3.1rem)',
    titleWeight: 'bold',
    titleLeading: 1.06,
    titleTracking: '-0.02em',
    headingSize: 'clamp(1.5rem, 1.25rem + 0.9vw, 2rem)',
    headingCase: 'none',
    pictureRadius: '2px',
    controlRadius: '2px',
    rule: '1px solid var(--color-outline)',
    sectionSpace: 'clamp(3.5rem, 7vw, 6rem)',
    ornament: 'awning',
    letters: 'paper',
  },
  header: { style: 'ornament', icon: 'without-logo', hasSocialLinks: false, links: 'menu' },
  footer: { layout: 'centered', hasOrnament: true },
  homeWidth: 'page',
  home: [
    { kind: 'featured-carousel', heading: 'Featured recipes', action: 'Get the recipe' },
    {
      kind: 'latest-posts',
      heading: 'Latest recipes',
      count: 6,
      viewAll: 'View all',
      trendingHeading: 'Trending Recipes',
      trendingCount: 5,
      collectionsHeading: 'Recipe Collections',
    },
    { kind: 'letters', heading: 'Latest letters', count: 4, viewAll: 'View all' },
    { kind: 'products-slider', heading: 'My favorite products' },
    { kind: 'featured-in', heading: 'Featured In' },
    {
      kind: 'subscribe-box',
      heading: 'New recipes, delivered',
      text: 'One email whenever there is something new to cook.',
    },
  ],
  recipes: { heading: 'All recipes', headStyle: 'centered', card },
  pages: { width: 'letter', items: 'framed', about: 'beside' },
  recipe: [
    { kind: 'head', layout: 'split', hasMockup: true },
    { kind: 'story', heading: 'The story' },
    {
      kind: 'method',
      ingredients: 'card',
      steps: 'margin',
      instructionsHeading: 'Instructions',
      gate: 'plans',
    },
    { kind: 'notes', style: 'card' },
    { kind: 'equipment' },
    { kind: 'tags' },
    { kind: 'comments', heading: 'Comments' },
    { kind: 'collection', heading: 'Explore the collection', card },
    { kind: 'more-recipes', heading: 'More recipes', count: 3, card },
  ],
}
