import { ImportProblem } from '../import-problem'

/**
 * A site that could not be read at its address. Posts read before are kept, and no row is to blame: the
 * import can be resumed.
 */
export class SourceProblem extends ImportProblem {}
