import type { KeptEvent } from './event';
import type { Said, Standing } from './standing';

const saidBy = ({ value, by, at, seq }: Standing): Said => ({ value, by, at, seq });

type Parts = Readonly<Record<string, Standing>>;

/**
 * What stands of a second opinion that an event ends: each of its words has beside it the first one as it stood then.
 * What is said of the part later was said by somebody who could know both.
 */
export function endedOpinion(parts: Parts, { part, to }: KeptEvent): Parts {
  const prefix = to === null ? part.replace(/^article\/(?=opinions\/[^/]+$)/, '') : part;
  if (prefix === part) return {};
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([name]) => name.startsWith(`${prefix}/`))
      .map(([name, standing]) => {
        const first = parts[name.slice(prefix.length + 1)];
        return [name, { ...standing, beside: first ? [saidBy(first)] : [] }];
      }),
  );
}
