import { ImportProblem } from '../import-problem'

/**
 * Thrown when a site cannot be read at its address. Posts that were read before stay stored, no row
 * fails, and the import can be resumed.
 */
export class SourceProblem extends ImportProblem {}
