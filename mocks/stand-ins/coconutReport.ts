/** Complaints by field, as Laravel answers them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What COCONUT has to complain about a `POST /reports/mutate` body: a title, a structure, and a DOI
 * with every reference are required.
 */
export function reportErrors(body: unknown): FieldErrors {
  const mutations = isObject(body) && Array.isArray(body['mutate']) ? body['mutate'] : null;
  if (mutations === null || mutations.length === 0) return required('mutate');
  return Object.assign(
    {},
    ...mutations.map((mutation: unknown, index) => mutationErrors(mutation, `mutate.${index}`)),
  ) as FieldErrors;
}

function mutationErrors(mutation: unknown, place: string): FieldErrors {
  const attributes = field(mutation, 'attributes');
  const molecule = field(field(attributes, 'suggested_changes'), 'new_molecule_data');
  const at = `${place}.attributes`;
  const inMolecule = `${at}.suggested_changes.new_molecule_data`;
  return {
    ...requiredText(attributes, 'title', at),
    ...requiredText(molecule, 'canonical_smiles', inMolecule),
    ...referenceErrors(molecule, inMolecule),
  };
}

function referenceErrors(molecule: Json, place: string): FieldErrors {
  const references: unknown = molecule['references'];
  if (!Array.isArray(references)) return required(`${place}.references`);
  return Object.assign(
    {},
    ...references.map((reference: unknown, index) =>
      requiredText(field({ reference }, 'reference'), 'doi', `${place}.references.${index}`),
    ),
  ) as FieldErrors;
}

const field = (value: unknown, name: string): Json => {
  const inner = isObject(value) ? value[name] : null;
  return isObject(inner) ? inner : {};
};

function requiredText(value: Json, name: string, place: string): FieldErrors {
  const text = value[name];
  return typeof text === 'string' && text.trim() !== '' ? {} : required(`${place}.${name}`);
}

const required = (name: string): FieldErrors => ({ [name]: [`The ${name} field is required.`] });
