import { SAMPLE_DOI } from './compoundTable';

/** A value of a property and the item that has it; the numbers are beyond Wikidata's own, so that none is real. */
interface KnownItem {
  readonly property: string;
  readonly value: string;
  readonly item: string;
}

/**
 * Of the sample article: two compounds, artemisinin with its plant and quercetin without; two of its organisms, so that
 * the compounds of the others are left out; and the article itself.
 */
export const KNOWN_ITEMS: readonly KnownItem[] = [
  { property: 'P235', value: 'BLUAFEHZUWYNDE-NNWCWBAJSA-N', item: 'Q900000000001' },
  { property: 'P235', value: 'REFJWTPEDVJJIY-UHFFFAOYSA-N', item: 'Q900000000002' },
  { property: 'P225', value: 'Artemisia annua', item: 'Q900000000011' },
  { property: 'P225', value: 'Berberis vulgaris', item: 'Q900000000012' },
  { property: 'P356', value: SAMPLE_DOI.toUpperCase(), item: 'Q900000000021' },
];

/** In which taxa compounds are found. */
export const FOUND_IN_TAXON: readonly (readonly [compound: string, taxon: string])[] = [
  ['Q900000000001', 'Q900000000011'],
];
