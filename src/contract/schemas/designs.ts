import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  SiteDesign,
  SiteDesignSave,
  SiteDesignSaved,
  SiteDesignSeen,
  SiteDesignVersion,
} from '../site/design'

/** Schemas of the design of a site: its draft and its history. */
export const designSchemas = {
  getSiteDesign: {
    summary:
      'Returns the design of a site beside its draft; without a stored draft, the design in the form of one.',
    answer: SiteDesign,
  },
  saveSiteDesign: {
    summary:
      'Saves the draft of a design; readers see nothing of it. A save based on another revision is refused, with the stored draft.',
    body: SiteDesignSave,
    answer: z.object({ draft: SiteDesignSaved }),
    errors: ['conflict'],
  },
  discardSiteDesign: {
    summary: 'Discards the draft of a design.',
    answer: z.object({}),
  },
  publishSiteDesign: {
    summary:
      'Publishes the draft of a design: it is checked like an update of the site. A draft of another revision, or based on an older site, is refused.',
    body: SiteDesignSeen,
    answer: SiteDesign,
    errors: ['conflict'],
  },
  listSiteDesignVersions: {
    summary: 'Lists the designs of a site that were published: the current one and ten before it.',
    answer: z.object({ versions: z.array(SiteDesignVersion).describe('Designs, newest first.') }),
  },
  restoreSiteDesignVersion: {
    summary: 'Makes a design of the history the draft.',
    body: SiteDesignSeen,
    answer: SiteDesign,
    errors: ['conflict'],
  },
} as const satisfies Record<string, CallSchema>
