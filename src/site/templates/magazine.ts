import type { CardSettings } from './card-settings'
import type { Template } from './template'

const card = { style: 'ruled', ratio: 4 / 5 } as const satisfies CardSettings

/** A magazine from the newsstand: a cover with its lines, spreads under rules, and large numbers. */
export const magazine: Template = {
  name: 'magazine',
  look: {
    titleSize: 'clamp(2.75rem, 1rem + 7.4vw, 7.5rem)',
    titleWeight: 'normal',
    titleLeading: 0.94,
    titleTracking: '-0.035em',
    headingSize: 'clamp(1.75rem, 1.2rem + 2.6vw, 3.5rem)',
    headingCase: 'none',
    pictureRadius: '0px',
    controlRadius: '0px',
    rule: '1px solid var(--color-text)',
    sectionSpace: 'clamp(4rem, 8vw, 7.5rem)',
    ornament: 'none',
    letters: 'tint',
  },
  header: { style: 'line', icon: 'never', hasSocialLinks: false, links: 'menu' },
  footer: { layout: 'columns', hasOrnament: false },
  homeWidth: 'page',
  home: [
    { kind: 'hero-cover', action: 'Read the recipe' },
    { kind: 'latest-spread', heading: 'In this issue', count: 5, viewAll: 'View all', card },
    { kind: 'letters', heading: 'Latest letters', count: 4, viewAll: 'View all' },
    { kind: 'trending', heading: 'Trending Recipes', count: 5, layout: 'ranked' },
    { kind: 'collections-wall', heading: 'Recipe Collections', viewAll: 'View all' },
    { kind: 'about', layout: 'letter' },
    { kind: 'book', heading: 'Cookbooks', action: 'Have a look' },
    { kind: 'featured-in', heading: 'Featured In' },
    {
      kind: 'subscribe-box',
      heading: 'The next issue, by email',
      text: 'New recipes as they come out.',
    },
  ],
  recipes: { heading: 'All recipes', headStyle: 'masthead', card },
  pages: { width: 'page', items: 'large', about: 'poster' },
  recipe: [
    { kind: 'head', layout: 'poster' },
    { kind: 'story', heading: 'The story', hasMockup: true },
    {
      kind: 'method',
      ingredients: 'plain',
      steps: 'large',
      instructionsHeading: 'Directions',
      gate: 'plans',
    },
    { kind: 'notes', style: 'plain' },
    { kind: 'equipment', hasMockup: true },
    { kind: 'tags' },
    { kind: 'comments', heading: 'Comments' },
    { kind: 'collection', heading: 'Explore the collection', card },
    { kind: 'more-recipes', heading: 'More recipes', count: 3, card },
  ],
}
