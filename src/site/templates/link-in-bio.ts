import type { CardSettings } from './card-settings'
import type { Template } from './template'

const card = { style: 'scrim', ratio: 1 } as const satisfies CardSettings

/** A card for the phone: a portrait, large buttons, and recipes in small squares. */
export const linkInBio: Template = {
  name: 'link-in-bio',
  look: {
    titleSize: 'clamp(1.9rem, 1.5rem + 1.6vw, 2.75rem)',
    titleWeight: 'bold',
    titleLeading: 1.02,
    titleTracking: '-0.025em',
    headingSize: 'clamp(1.35rem, 1.2rem + 0.6vw, 1.65rem)',
    headingCase: 'none',
    pictureRadius: '20px',
    controlRadius: '999px',
    rule: '1px solid var(--color-outline)',
    sectionSpace: 'clamp(2.5rem, 5vw, 4rem)',
    ornament: 'none',
    letters: 'accent',
  },
  header: { style: 'plain', icon: 'never', hasSocialLinks: false, links: 'menu' },
  footer: { layout: 'centered', hasOrnament: false },
  homeWidth: 'column',
  home: [
    { kind: 'profile' },
    { kind: 'link-buttons' },
    { kind: 'latest-tiles', heading: 'Latest recipes', count: 8, viewAll: 'View all' },
    { kind: 'letters', heading: 'Latest letters', count: 4, viewAll: 'View all' },
    { kind: 'products-slider', heading: 'My favorite products' },
  ],
  recipes: { heading: 'All recipes', headStyle: 'card', card },
  pages: { width: 'card', items: 'blocks', about: 'letter' },
  recipe: [
    { kind: 'head', layout: 'split' },
    {
      kind: 'method',
      ingredients: 'block',
      steps: 'large',
      instructionsHeading: 'Instructions',
      gate: 'plans',
    },
    { kind: 'notes', style: 'card' },
    { kind: 'equipment' },
    { kind: 'story', heading: 'Story' },
    { kind: 'tags' },
    { kind: 'comments', heading: 'Comments' },
    { kind: 'collection', heading: 'Explore the collection', card },
    { kind: 'more-recipes', heading: 'More recipes', count: 3, card },
  ],
}
