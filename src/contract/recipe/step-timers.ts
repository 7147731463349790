import { z } from 'zod'
import {
  MAX_FURTHER_TIMERS,
  MAX_MINUTES,
  MAX_TIMER_LABEL,
} from '@/src/domain/recipes/recipe-limits'
import { NonEmpty } from '../basics'

/**
 * Timers of an author beside `timerMinutes`.
 * @see docs/product/cooking.md#timers
 */
export const FurtherTimers = z
  .array(
    z
      .object({
        minutes: z.number().describe('Duration, in minutes.'),
        label: z.string().nullable().describe('Label of the timer; null for its duration.'),
      })
      .describe('A further timer of a step.'),
  )
  .nullable()
  .describe('Timers beside `timerMinutes`, in order; null for the times in `content`.')

/** Those timers in a request. */
export const FurtherTimersWrite = z
  .array(
    z
      .strictObject({
        minutes: z.number().positive().max(MAX_MINUTES).describe('Duration, in minutes.'),
        label: NonEmpty.max(MAX_TIMER_LABEL)
          .nullable()
          .describe('Label of the timer; null for its duration.'),
      })
      .describe('A further timer of a step in a request.'),
  )
  .max(MAX_FURTHER_TIMERS)
  .nullable()
  .optional()
  .describe(
    'Timers beside `timerMinutes`, in order; null or absent for the times in `content`, empty for none.',
  )

/** All timers that a step offers. */
export const StepTimers = z
  .array(
    z
      .object({
        minutes: z.number().describe('Duration, in minutes; different for each timer of a step.'),
        label: z.string().describe('Label of the timer, such as `30 to 35 minutes`.'),
      })
      .describe('A timer that a step offers.'),
  )
  .describe('All timers of the step: `timerMinutes` and the further timers.')

/** A timer that a step offers. */
export type StepTimer = z.infer<typeof StepTimers>[number]
