import type { CardSettings } from './card-settings'
import type { Template } from './template'

const card = { style: 'scrim', ratio: 4 / 5 } as const satisfies CardSettings

/** One picture that fills the screen and stays, with everything laid over it. */
export const overlay: Template = {
  name: 'overlay',
  look: {
    titleSize: 'clamp(2.75rem, 1.6rem + 4.4vw, 5.75rem)',
    titleWeight: 'bold',
    titleLeading: 0.96,
    titleTracking: '-0.03em',
    headingSize: 'clamp(1.6rem, 1.25rem + 1.4vw, 2.4rem)',
    headingCase: 'none',
    pictureRadius: '6px',
    controlRadius: '6px',
    rule: '1px solid var(--color-outline)',
    sectionSpace: 'clamp(3rem, 6vw, 5rem)',
    ornament: 'none',
    letters: 'dark',
  },
  header: { style: 'plain', icon: 'without-logo', hasSocialLinks: false, links: 'menu' },
  footer: { layout: 'centered', hasOrnament: false },
  homeWidth: 'page',
  home: [{ kind: 'overlay', count: 12, viewAll: 'View all' }],
  recipes: { heading: 'All recipes', headStyle: 'dark', card },
  pages: { width: 'page', items: 'framed', about: 'poster' },
  recipe: [
    { kind: 'head', layout: 'poster' },
    {
      kind: 'method',
      ingredients: 'card',
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
