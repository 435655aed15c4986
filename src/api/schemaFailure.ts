import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError';

type Issue = NamedSchemaError['issues'][number];

function issueText({ path, message }: Issue): string {
  const keys = (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  return keys.length > 0 ? `${keys.join('.')}: ${message}` : message;
}

/** The error for an answer that violates the contract, with the first violation. */
export function schemaError(issues: readonly Issue[], message?: string): ApiError {
  const [first] = issues;
  const said = message ?? 'The services answered in an unexpected form';
  return { kind: 'schema', message: first ? `${said} (${issueText(first)})` : said };
}

/** For `catchSchemaFailure`: replaces the general message by a specified one, word for word. */
export const specifiedSchemaMessage = (message: string) => (): ApiError => ({
  kind: 'schema',
  message,
});
