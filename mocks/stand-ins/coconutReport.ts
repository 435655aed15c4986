import { listOf, objectOf, textOf, type Json } from './unknownJson';

/** Error messages by field, as in Laravel's answers. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Mutations of one report. */
const MAX_MUTATIONS = 20;

/**
 * COCONUT's error messages for a `POST /reports/mutate` body: a title, a structure, and a DOI with every
 * reference are required.
 */
export function reportErrors(body: unknown): FieldErrors {
  const mutations = listOf(objectOf(body)['mutate']);
  if (mutations.length === 0) return required('mutate');
  if (mutations.length > MAX_MUTATIONS) {
    return { mutate: [`The mutate field must not have more than ${MAX_MUTATIONS} items.`] };
  }
  return merged(
    mutations.map((mutation, at) => mutationErrors(objectOf(mutation), `mutate.${at}`)),
  );
}

/** Laravel's summary of the error messages: the first, and how many more there are. */
export function messageOver(errors: FieldErrors): string | undefined {
  const [first, ...more] = Object.values(errors).flat();
  if (first === undefined || more.length === 0) return first;
  return `${first} (and ${more.length} more error${more.length === 1 ? '' : 's'})`;
}

function mutationErrors(mutation: Json, place: string): FieldErrors {
  const attributes = objectOf(mutation['attributes']);
  const molecule = objectOf(objectOf(attributes['suggested_changes'])['new_molecule_data']);
  const at = `${place}.attributes`;
  const inMolecule = `${at}.suggested_changes.new_molecule_data`;
  return {
    ...requiredText(attributes, 'title', at),
    ...requiredText(molecule, 'canonical_smiles', inMolecule),
    ...referenceErrors(molecule, inMolecule),
  };
}

function referenceErrors(molecule: Json, place: string): FieldErrors {
  const references = molecule['references'];
  if (!Array.isArray(references)) return required(`${place}.references`);
  return merged(
    references.map((reference: unknown, at) =>
      requiredText(objectOf(reference), 'doi', `${place}.references.${at}`),
    ),
  );
}

const merged = (all: readonly FieldErrors[]): FieldErrors =>
  Object.fromEntries(all.flatMap((errors) => Object.entries(errors)));

const requiredText = (value: Json, name: string, place: string): FieldErrors =>
  textOf(value[name]).trim() === '' ? required(`${place}.${name}`) : {};

const required = (name: string): FieldErrors => ({ [name]: [`The ${name} field is required.`] });
