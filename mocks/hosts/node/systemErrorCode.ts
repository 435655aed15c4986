/** Node's code of a system error, such as `ENOENT`; undefined for anything else. */
export const systemErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
