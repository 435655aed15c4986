/** The tagger's labels that stand for a label of the gold sets, by that label. */
const LABELS_FOR: Readonly<Record<string, readonly string[]>> = {
  chemical: ['trivial_name', 'iupac_name', 'iupac_like_name', 'abbreviation'],
  class: ['compound_class', 'compound_group'],
  species: ['organism_or_species'],
};

/** What is compared: a gold label, and the tagger's that stand for it; other gold labels are the tagger's own. */
interface LabelSet {
  readonly name: string;
  readonly gold: string;
  readonly accepted: readonly string[];
}

/**
 * The comparisons for the labels of a gold set. One that marks chemicals and no classes, as BC5CDR, counts classes
 * (`steroids`) among the chemicals: it is compared with the tagger's names, and with its names and classes.
 */
export const labelSets = (goldLabels: readonly string[]): LabelSet[] =>
  goldLabels.flatMap((gold) => {
    const accepted = LABELS_FOR[gold] ?? [gold];
    const own = { name: gold, gold, accepted };
    if (gold !== 'chemical' || goldLabels.includes('class')) return [own];
    const both = [...accepted, ...(LABELS_FOR['class'] ?? [])];
    return [own, { name: 'chemical or class', gold, accepted: both }];
  });
