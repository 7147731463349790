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
    letters: 'tint',
  },
  header: { style: 'line', icon: 'without-logo', hasSocialLinks: false, links: 'menu' },
  footer: { layout: 'columns', hasOrnament: false },
  homeWidth: 'page',
  home: [
    { kind: 'hero-wide', kicker: 'Featured recipe', action: 'Read the recipe' },
    { kind: 'about', layout: 'letter' },
    { kind: 'latest-index', heading: 'Latest recipes', count: 8, viewAll: 'View all' },
    {
      kind: 'featured-slider',
      heading: 'Featured recipes',
      skip: 1,
      card: { style: 'plain', ratio: 4 / 5 },
    },
    { kind: 'collections-slider', heading: 'Recipe collections', viewAll: 'View all' },
    { kind: 'featured-in', heading: 'Featured In' },
    {
      kind: 'subscribe-box',
      heading: 'New recipes by email',
      text: 'As they are published, and nothing else.',
    },
  ],
  recipes: { heading: 'All recipes', headStyle: 'line', card: { style: 'plain', ratio: 4 / 3 } },
  pages: { width: 'page', items: 'lines', about: 'beside' },
  recipe: [
    { kind: 'head', layout: 'editorial' },
    { kind: 'story', heading: 'Story', hasMockup: true },
    {
      kind: 'method',
      ingredients: 'plain',
      steps: 'margin',
      instructionsHeading: 'Instructions',
      gate: 'plans',
    },
    { kind: 'notes', style: 'plain' },
    { kind: 'equipment' },
    { kind: 'tags' },
    { kind: 'comments', heading: 'Comments' },
    {
      kind: 'collection',
      heading: 'Explore the collection',
      card: { style: 'plain', ratio: 4 / 3 },
    },
    {
      kind: 'more-recipes',
      heading: 'More recipes',
      count: 3,
      card: { style: 'plain', ratio: 4 / 3 },
    },
  ],
}
