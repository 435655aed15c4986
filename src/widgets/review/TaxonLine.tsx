import { useDispatch } from 'react-redux';
import { saidOrProposed, type CompoundLabel } from '@/domain/compoundLabel';
import { taxonInWords } from '@/domain/taxon';
import { compoundFieldsSet, selectCompoundDraft } from '@/article';
import { useTaxa } from '@/features/taxa';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Source } from './CompoundFacts.styles';

interface TaxonLineProps {
  /** Of the segment. */
  readonly id: string;
  readonly label: CompoundLabel | undefined;
}

/** What the organism is in the list of taxa, and which list that is; nothing as long as none has answered. */
export function TaxonLine({ id, label }: TaxonLineProps) {
  const dispatch = useDispatch();
  const { organism } = saidOrProposed(label, useSelectorWith(selectCompoundDraft, id));
  const known = useTaxa().find((one) => one.organism === organism);
  if (!known) return null;
  const { answer, list } = known;
  if (!('refusal' in answer)) {
    return <Source title={`Taxon ids: ${list}`}>{taxonInWords(answer)}</Source>;
  }
  return (
    <>
      <Source title={`Taxon ids: ${list}`}>No taxon id: {answer.refusal}</Source>
      {answer.similar?.map((name) => (
        <Button
          key={name}
          size="s"
          onClick={() => dispatch(compoundFieldsSet({ ids: [id], fields: { organism: name } }))}
        >
          Use {name}
        </Button>
      ))}
    </>
  );
}
