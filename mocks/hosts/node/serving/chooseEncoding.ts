import { parseAccept } from 'hono/utils/accept';

/** Content codings (RFC 9110, section 8.4.1), the smallest result first. */
const ENCODINGS = ['br', 'gzip', 'deflate'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding that a client prefers, of equal ones the smallest; null if it accepts none, or prefers content
 * as it is.
 *
 * @param accepted the `Accept-Encoding` header
 */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const weights = new Map(
    parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...ENCODINGS.map(weightOf));
  if (best === 0 || best < (weights.get('identity') ?? 0)) return null;
  return ENCODINGS.find((name) => weightOf(name) === best) ?? null;
}
