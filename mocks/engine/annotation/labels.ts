/**
 * The eleven fields of an annotation, in the order in which positions are listed (docs/contract.md 6.1, which
 * capitalises Kingdom).
 */
export const annotationLabels = [
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

export type AnnotationLabel = (typeof annotationLabels)[number];

/** A name found in the text, in UTF-16 units, half-open. */
export interface Mention {
  readonly label: AnnotationLabel;
  readonly start: number;
  readonly end: number;
  /** How sure the rule that found it is, 0 to 1; absent if it is as sure as the tagger is in general. */
  readonly confidence?: number;
}

/** Offsets in Unicode code points, half-open. */
export interface AnnotationPosition {
  readonly label: string;
  readonly start_offset: number;
  readonly end_offset: number;
  /** 0 to 1; absent if nothing casts doubt on the name (docs/contract.md 6.5). */
  readonly confidence?: number;
}
