/** The tagger's labels that stand for a label of the gold sets, by that label. */
const LABELS_FOR: Readonly<Record<string, readonly string[]>> = {
  chemical: ['trivial_name', 'iupac_name', 'iupac_like_name', 'abbreviation'],
  class: ['compound_class', 'compound_group'],
  species: ['organism_or_species'],
};

/** Which of the tagger's labels are compared with a gold label; other gold labels are the tagger's own. */
export const labelsFor = (goldLabel: string): readonly string[] =>
  LABELS_FOR[goldLabel] ?? [goldLabel];
