import type { CardSettings } from './card-settings'
import type { Template } from './template'

const card = { style: 'plain', ratio: 3 / 2 } as const satisfies CardSettings

/** A template for newsletters on an external service: a masthead with sign-up, then the past issues. */
export const newsletter: Template = {
  name: 'newsletter',
  look: {
    titleSize: 'clamp(2.4rem, 1.6rem + 3.4vw, 4.25rem)',
    titleWeight: 'bold',
    titleLeading: 1.02,
    titleTracking: '-0.03em',
    headingSize: 'clamp(1.35rem, 1.2rem + 0.6vw, 1.7rem)',
    headingCase: 'none',
    pictureRadius: '8px',
    controlRadius: '8px',
    rule: '1px solid var(--color-outline)',
    sectionSpace: 'clamp(3rem, 6vw, 5rem)',
    ornament: 'airmail',
    letters: 'paper',
  },
  header: { style: 'ornament', icon: 'without-logo', hasSocialLinks: false, links: 'menu' },
  footer: { layout: 'centered', hasOrnament: true },
  homeWidth: 'page',
  home: [
    { kind: 'masthead', action: 'Subscribe on Substack' },
    { kind: 'latest-letters', heading: 'Latest recipes', count: 8, viewAll: 'View all' },
    { kind: 'letters', heading: 'Latest letters', count: 4, viewAll: 'View all' },
    { kind: 'trending', heading: 'Trending Recipes', count: 6, layout: 'slider', card },
    { kind: 'featured-in', heading: 'Featured In' },
  ],
  recipes: { heading: 'All recipes', headStyle: 'letter', card },
  pages: { width: 'letter', items: 'lines', about: 'letter' },
  recipe: [
    { kind: 'head', layout: 'editorial' },
    { kind: 'story', heading: 'The letter' },
    {
      kind: 'method',
      ingredients: 'card',
      steps: 'margin',
      instructionsHeading: 'Instructions',
      gate: 'substack',
    },
    { kind: 'notes', style: 'plain' },
    { kind: 'equipment' },
    { kind: 'tags' },
    { kind: 'comments', heading: 'Comments' },
    { kind: 'collection', heading: 'Explore the collection', card },
    { kind: 'more-recipes', heading: 'More recipes', count: 3, card },
  ],
}
