/** Why a file is no trace, in words for whoever opened it. */
export class TraceError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TraceError';
  }
}
