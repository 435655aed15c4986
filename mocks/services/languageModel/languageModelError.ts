/** What is known of a failure beside its words. */
interface FailureFacts extends ErrorOptions {
  /** Of a server that answered with a refusal. */
  readonly status?: number;
  /** No answer came: no network, no such server, or a browser that was not allowed to ask it. */
  readonly isUnreachable?: boolean;
}

/** The reason a language model gave no annotation, worded for the user. */
export class LanguageModelError extends Error {
  readonly status: number | undefined;
  readonly isUnreachable: boolean;

  constructor(message: string, { status, isUnreachable = false, ...options }: FailureFacts = {}) {
    super(message, options);
    this.name = 'LanguageModelError';
    this.status = status;
    this.isUnreachable = isUnreachable;
  }
}
