import type { Template } from './template'

/** Quiet and editorial: one wide picture, then an index to read like a table of contents. */
export const journal: Template = {
  name: 'journal',
  look: {
    titleSize: 'clamp(2.375rem, 1.5rem + 3.4vw, 4.25rem)',
    titleWeight: 'normal',
    titleLeading: 1.06,
    titleTracking: '-0.02em',
    headingSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
    headingCase: 'none',
    pictureRadius: '0px',
    controlRadius: '2px',
    rule: '1px solid var(--color-outline)',
    sectionSpace: 'clamp(4rem, 9vw, 8rem)',
    ornament: 'none',
  },
  header: { style: 'line', icon: 'without-logo', hasSocialLinks: false, links: 'inline' },
  footer: { layout: 'columns', hasOrnament: false },
  home: [
    { kind: 'hero-wide', kicker: 'On the table now', action: 'Read the recipe' },
    { kind: 'about', layout: 'letter' },
    { kind: 'latest-index', heading: 'Latest recipes', count: 8, viewAll: 'View all' },
    {
      kind: 'featured-slider',
      heading: 'Come back to these',
      skip: 1,
      card: { style: 'plain', ratio: 4 / 5 },
    },
  ],
  recipes: { heading: 'All recipes', headStyle: 'plain', card: { style: 'plain', ratio: 4 / 3 } },
  recipe: [
    { kind: 'head', layout: 'editorial' },
    { kind: 'story', heading: 'Story' },
    { kind: 'method', ingredients: 'plain', steps: 'margin', instructionsHeading: 'Instructions' },
    { kind: 'notes', style: 'plain' },
    { kind: 'equipment' },
    { kind: 'tags' },
    {
      kind: 'more-recipes',
      heading: 'More recipes',
      count: 3,
      card: { style: 'plain', ratio: 4 / 3 },
    },
  ],
}
