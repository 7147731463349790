import type { Template } from './template'

/** A well-used cookbook on a checked cloth: big headlines, pictures laid out by hand. */
export const cookbook: Template = {
  name: 'cookbook',
  look: {
    titleSize: 'clamp(2.75rem, 1.5rem + 5.2vw, 5.75rem)',
    titleWeight: 'bold',
    titleLeading: 0.96,
    titleTracking: '-0.03em',
    headingSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)',
    headingCase: 'none',
    pictureRadius: '3px',
    controlRadius: '3px',
    rule: '2px solid var(--color-text)',
    sectionSpace: 'clamp(3.5rem, 7vw, 6.5rem)',
    ornament: 'gingham',
  },
  header: { style: 'ornament', icon: 'without-logo', hasSocialLinks: true, links: 'menu' },
  footer: { layout: 'columns', hasOrnament: true },
  home: [
    { kind: 'featured-mosaic', heading: 'Cook this first', action: 'Get the recipe' },
    {
      kind: 'latest-grid',
      heading: 'Fresh from the stove',
      count: 6,
      viewAll: 'View all',
      card: { style: 'label', ratio: 5 / 4 },
      isFullBleed: false,
    },
    { kind: 'about', layout: 'portrait' },
  ],
  recipes: { heading: 'All recipes', headStyle: 'plain', card: { style: 'label', ratio: 5 / 4 } },
  recipe: [
    { kind: 'head', layout: 'split' },
    { kind: 'method', ingredients: 'card', steps: 'large', instructionsHeading: 'Directions' },
    { kind: 'notes', style: 'card' },
    { kind: 'equipment' },
    { kind: 'story', heading: 'The story' },
    { kind: 'tags' },
    {
      kind: 'more-recipes',
      heading: 'More recipes',
      count: 3,
      card: { style: 'label', ratio: 5 / 4 },
    },
  ],
}
