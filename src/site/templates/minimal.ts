import type { CardSettings } from './card-settings'
import type { Template } from './template'

const card = { style: 'line', ratio: 1 } as const satisfies CardSettings

/** Names alone: one paragraph of recipes, large, with much space around it. */
export const minimal: Template = {
  name: 'minimal',
  look: {
    titleSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
    titleWeight: 'normal',
    titleLeading: 1.08,
    titleTracking: '-0.025em',
    headingSize: 'clamp(1.35rem, 1.2rem + 0.6vw, 1.65rem)',
    headingCase: 'none',
    pictureRadius: '0px',
    controlRadius: '999px',
    rule: '1px solid var(--color-outline)',
    sectionSpace: 'clamp(4.5rem, 11vw, 10rem)',
    ornament: 'none',
    letters: 'paper',
  },
  header: { style: 'plain', icon: 'never', hasSocialLinks: false, links: 'menu' },
  footer: { layout: 'columns', hasOrnament: false },
  homeWidth: 'page',
  home: [
    { kind: 'latest-names', heading: 'Latest recipes', count: 14, viewAll: 'View all' },
    { kind: 'letters', heading: 'Latest letters', count: 4, viewAll: 'View all' },
    { kind: 'about', layout: 'letter' },
    { kind: 'subscribe-box', heading: 'New recipes by email', text: 'Nothing else.' },
  ],
  recipes: { heading: 'All recipes', headStyle: 'quiet', card },
  pages: { width: 'page', items: 'large', about: 'words' },
  recipe: [
    { kind: 'head', layout: 'editorial' },
    {
      kind: 'method',
      ingredients: 'plain',
      steps: 'margin',
      instructionsHeading: 'Directions',
      gate: 'plans',
    },
    { kind: 'notes', style: 'plain' },
    { kind: 'equipment' },
    { kind: 'story', heading: 'Story' },
    { kind: 'tags' },
    { kind: 'comments', heading: 'Comments' },
    { kind: 'collection', heading: 'Explore the collection', card },
    { kind: 'more-recipes', heading: 'More recipes', count: 3, card },
  ],
}
