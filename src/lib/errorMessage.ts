/**
 * The message of anything that was thrown: an Error, an `ApiError`, RTK's serialised error, or whatever else
 * a library may throw.
 */
export function errorMessage(error: unknown, otherwise = 'Unknown error'): string {
  if (typeof error === 'string' && error !== '') return error;
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { message } = error;
    if (typeof message === 'string' && message !== '') return message;
  }
  return otherwise;
}
