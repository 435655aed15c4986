import { fieldText } from './plainField';
import type { FieldErrors } from './submissionForm';

type FormField = keyof FieldErrors;

/** Characters of what is said about one field. */
const LONGEST = 500;

/** Last part of the server's key, indexes left out; those of an organism are told at the list. */
const FIELDS = new Map<string, FormField>([
  ['title', 'title'],
  ['evidence', 'evidence'],
  ['comment', 'comment'],
  ['canonical_smiles', 'structure'],
  ['reference_id', 'referenceId'],
  ['references', 'referenceId'],
  ['doi', 'referenceId'],
  ['name', 'name'],
  ['link', 'link'],
  ['structural_comments', 'structuralComments'],
]);

/** By the end of the key: the server prefixes it, as in `mutate.0.attributes.title`. */
function fieldOf(key: string): FormField | undefined {
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
  const fields = new Map<FormField, string>();
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
