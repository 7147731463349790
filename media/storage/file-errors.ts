/** Returns whether an error of Node has a code, such as `ENOENT`. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Returns the result, or null for a missing file; rethrows other errors. */
export async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null
    throw error
  }
}
