import { fieldText } from './plainField';
import { TEXT_FIELDS, TEXT_ROWS } from './submissionFields';
import type { FieldErrors } from './submissionForm';

type Refusable = keyof FieldErrors;

/** Maximum number of characters in one field's message. */
const LONGEST = 500;

/** Last part of the server's key, without indexes; an organism's errors are shown at the list. */
const FIELDS: ReadonlyMap<string, Refusable> = new Map<string, Refusable>([
  ['canonical_smiles', 'structure'],
  ...TEXT_FIELDS.flatMap((field) => {
    const { sentAs, refusedAs = [] } = TEXT_ROWS[field];
    return [sentAs, ...refusedAs].map((key) => [key, field] as const);
  }),
]);

/** Matched by the end of the key, since the server prefixes it, as in `mutate.0.attributes.title`. */
function fieldOf(key: string): Refusable | undefined {
  const parts = key.split('.').filter((part) => !/^(?:\d+|\*)$/.test(part));
  if (parts.includes('organisms')) return 'organisms';
  return FIELDS.get(parts.at(-1) ?? '');
}

export interface ServerFieldErrors {
  readonly fields: FieldErrors;
  /** Errors that match no field of the form. */
  readonly general: readonly string[];
}

/** Assigns the server's field errors to the fields of the form. */
export function serverFieldErrors(
  errors: Readonly<Record<string, readonly string[]>>,
): ServerFieldErrors {
  const fields = new Map<Refusable, string>();
  const general: string[] = [];
  for (const [key, messages] of Object.entries(errors)) {
    const said = fieldText(messages.join(' '), LONGEST);
    const field = fieldOf(key);
    if (said === '') continue;
    if (field === undefined) general.push(said);
    else fields.set(field, fieldText([fields.get(field), said].filter(Boolean).join(' '), LONGEST));
  }
  return { fields: Object.fromEntries(fields), general };
}
