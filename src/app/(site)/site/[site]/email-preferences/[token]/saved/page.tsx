import { formMetadata } from '../../../form-metadata'
import { preferencesPage } from '../preferences-route'
import type { PreferencesParams } from '../preferences-route'

export const generateMetadata = formMetadata('Email preferences', '/email-preferences')

/** The email preferences after they were saved. */
export default function Page({ params }: PreferencesParams) {
  return preferencesPage(params, true)
}
