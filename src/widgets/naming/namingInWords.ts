import type { Compound } from '@/domain/compound';
import type { Naming } from '@/domain/givenName';

const inWords = new Intl.ListFormat('en');

const GIVEN = { name: 'named', number: 'numbered' } as const;

/** The compounds to which a step gave a name or number, each counted once, whatever number of drawings show it. */
export const namedCompounds = (
  namings: readonly Naming[],
  compounds: readonly Compound[],
): readonly Compound[] =>
  compounds.filter(({ drawings }) =>
    drawings.some(({ id }) => namings.some(({ segmentId }) => segmentId === id)),
  );

/**
 * That several compounds got names or numbers.
 *
 * @param count of the compounds
 * @param isUndone the user has taken it back
 */
export function severalInWords(
  namings: readonly Naming[],
  count: number,
  isUndone: boolean,
): string {
  const fields = (['name', 'number'] as const).filter((one) =>
    namings.some(({ field }) => field === one),
  );
  return isUndone
    ? `Undone: the ${fields.map((field) => `${field}s`).join(' and ')} of ${count} compounds are as before.`
    : `${count} compounds were ${fields.map((field) => GIVEN[field]).join(' or ')}.`;
}

/**
 * That the drawings of one compound have a name or number, and what they had before.
 *
 * @param ordinals of the drawings, such as `12` or `12a`
 * @param isUndone the user has taken it back
 */
export function oneInWords(
  namings: readonly [Naming, ...Naming[]],
  ordinals: readonly string[],
  isUndone: boolean,
): string {
  const [{ field, text }] = namings;
  const drawings = inWords.format(ordinals.map((ordinal) => `#${ordinal}`));
  const [have, no] = ordinals.length === 1 ? ['has', 'no longer has'] : ['have', 'no longer have'];
  const before = [...new Set(namings.map((naming) => naming.before))];
  const [only] = before;
  if (isUndone) {
    return before.length === 1 && only !== undefined
      ? `Undone: ${drawings} ${have} the ${field} “${only}” again.`
      : `Undone: ${drawings} ${no} the ${field} “${text}”.`;
  }
  const earlier = before.flatMap((one) => (one === undefined ? [] : `“${one}”`)).join(', ');
  return `${drawings} ${have} the ${field} “${text}”${earlier && `, before: ${earlier}`}.`;
}
