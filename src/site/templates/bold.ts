import type { Template } from './template'

/** A street poster: blocks of colour from edge to edge, tiles, and titles as large as they fit. */
export const bold: Template = {
  name: 'bold',
  look: {
    titleSize: 'clamp(3.25rem, 1.25rem + 8.6vw, 9rem)',
    titleWeight: 'bold',
    titleLeading: 0.88,
    titleTracking: '-0.045em',
    headingSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 4.5rem)',
    headingCase: 'none',
    pictureRadius: '24px',
    controlRadius: '999px',
    rule: '3px solid currentcolor',
    sectionSpace: 'clamp(3rem, 6vw, 5.5rem)',
    ornament: 'tiles',
  },
  header: { style: 'block', icon: 'never', hasSocialLinks: true, links: 'menu' },
  footer: { layout: 'centered', hasOrnament: true },
  home: [
    { kind: 'hero-poster', action: 'Cook it' },
    {
      kind: 'latest-grid',
      heading: 'Just landed',
      count: 6,
      viewAll: 'View all',
      card: { style: 'block', ratio: 1 },
      isFullBleed: true,
    },
    { kind: 'about', layout: 'band' },
    {
      kind: 'featured-slider',
      heading: 'The favorites',
      skip: 1,
      card: { style: 'plain', ratio: 1 },
    },
  ],
  recipes: { heading: 'All recipes', headStyle: 'block', card: { style: 'block', ratio: 1 } },
  recipe: [
    { kind: 'head', layout: 'poster' },
    { kind: 'method', ingredients: 'block', steps: 'block', instructionsHeading: 'Instructions' },
    { kind: 'notes', style: 'card' },
    { kind: 'equipment' },
    { kind: 'story', heading: 'Story' },
    { kind: 'tags' },
    {
      kind: 'more-recipes',
      heading: 'More recipes',
      count: 3,
      card: { style: 'block', ratio: 1 },
    },
  ],
}
