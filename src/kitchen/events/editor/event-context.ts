'use client'

import { createRecordContext } from '../../record/record-context'
import type { EventDocument, EventEntities, StoredEvent } from '../event-kind'

/** The context of every part of the event editor, and its hooks. */
export const {
  EditingProvider: EventEditingProvider,
  useEditing: useEventEditing,
  useRecord: useEventState,
  useField: useEventField,
  useIssue: useEventIssue,
} = createRecordContext<EventDocument, StoredEvent, EventEntities>()
