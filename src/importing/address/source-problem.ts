import { ImportProblem } from '../import-problem'

/**
 * Why a site could not be read at its address. What was read before is kept, and no row is to blame: the
 * import can be gone on with.
 */
export class SourceProblem extends ImportProblem {}
