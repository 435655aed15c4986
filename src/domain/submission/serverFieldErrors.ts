import { fieldText } from './plainField';
import { TEXT_FIELDS, TEXT_ROWS } from './submissionFields';
import type { FieldErrors } from './submissionForm';

type Refusable = keyof FieldErrors;

/** Characters of what is said about one field. */
const LONGEST = 500;

/** Last part of the server's key, indexes left out; those of an organism are told at the list. */
const FIELDS: ReadonlyMap<string, Refusable> = new Map<string, Refusable>([
  ['canonical_smiles', 'structure'],
  ...TEXT_FIELDS.flatMap((field) => {
    const { sentAs, refusedAs = [] } = TEXT_ROWS[field];
    return [sentAs, ...refusedAs].map((key) => [key, field] as const);
  }),
]);

/** By the end of the key: the server prefixes it, as in `mutate.0.attributes.title`. */
function fieldOf(key: string): Refusable | undefined {
  const parts = key.split('.').filter((part) => !/^(?:\d+|\*)$/.test(part));
  if (parts.includes('organisms')) return 'organisms';
  return FIELDS.get(parts.at(-1) ?? '');
}

export interface ServerFieldErrors {
  readonly fields: FieldErrors;
  /** What belongs to no field of the form. */
  readonly general: readonly string[];
}

/** Tells the server's field errors at the fields of the form. */
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
