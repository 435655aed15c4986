import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError';

type Issue = NamedSchemaError['issues'][number];

function issueText({ path, message }: Issue): string {
  const keys = (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  return keys.length > 0 ? `${keys.join('.')}: ${message}` : message;
}

/** An answer that does not follow the contract, with the first thing that is wrong about it. */
export function schemaError(issues: readonly Issue[], message?: string): ApiError {
  const [first] = issues;
  const said = message ?? 'The services answered in an unexpected form';
  return { kind: 'schema', message: first ? `${said} (${issueText(first)})` : said };
}

/** For `catchSchemaFailure`: puts a specified message in the place of the general one, word for word. */
export const specifiedSchemaMessage = (message: string) => (): ApiError => ({
  kind: 'schema',
  message,
});
