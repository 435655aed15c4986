/** The labels that a person can give, in the order of the contract (docs/contract.md 6.1). */
export const ANNOTATION_LABELS = [
  'compound_group',
  'compound_class',
  'organism_part',
  'organism_or_species',
  'geo_location',
  'Kingdom',
  'trivial_name',
  'location',
  'iupac_name',
  'abbreviation',
  'iupac_like_name',
] as const;

/** The keys of the labels, in the same order. */
export const LABEL_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'] as const;

/** The label that a key stands for. */
export const labelOfKey = (key: string): string | undefined =>
  ANNOTATION_LABELS[LABEL_KEYS.findIndex((each) => each === key)];
