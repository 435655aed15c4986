/** Why a file is not a valid trace, in words for the user who opened it. */
export class TraceError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TraceError';
  }
}
