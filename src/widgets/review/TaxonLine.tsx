import { saidOrProposed, type CompoundLabel } from '@/domain/compoundLabel';
import { taxonInWords } from '@/domain/taxon';
import { selectCompoundDraft } from '@/article';
import { useTaxa } from '@/features/taxa';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Source } from './CompoundFacts.styles';

interface TaxonLineProps {
  /** Of the segment. */
  readonly id: string;
  readonly label: CompoundLabel | undefined;
}

/** What the organism is in the list of taxa, and which list that is; nothing as long as none has answered. */
export function TaxonLine({ id, label }: TaxonLineProps) {
  const { organism } = saidOrProposed(label, useSelectorWith(selectCompoundDraft, id));
  const known = useTaxa().find((one) => one.organism === organism);
  if (!known) return null;
  const { answer, list } = known;
  return (
    <Source title={`Taxon ids: ${list}`}>
      {'refusal' in answer ? `No taxon id: ${answer.refusal}` : taxonInWords(answer)}
    </Source>
  );
}
