import { useDispatch } from 'react-redux';
import { COMPOUND_FIELD_LIMITS } from '@/domain/compoundDraft';
import { differingNames, saidOrProposed, type CompoundLabel } from '@/domain/compoundLabel';
import { compoundFieldsSet, selectCompoundDraft } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Source } from './CompoundFacts.styles';

interface StatedNamesProps {
  /** Of the segment. */
  readonly id: string;
  readonly label: CompoundLabel;
}

/**
 * What the text calls the number, with a sentence for each name; one that is not in the field is offered. A sentence
 * that says where the compound comes from, too, stands there.
 */
export function StatedNames({ id, label }: StatedNamesProps) {
  const dispatch = useDispatch();
  const { name: shown } = saidOrProposed(label, useSelectorWith(selectCompoundDraft, id));
  const others = differingNames(label, shown);
  const isToldBelow = (sentence: string) =>
    label.sources?.some((source) => source.sentence === sentence);
  const told = label.statedNames?.filter(
    (stated) => others.includes(stated) || !isToldBelow(stated.sentence),
  );
  return told?.map((stated) => (
    <Source key={stated.name}>
      “{stated.sentence}” Page {stated.page}.{' '}
      {others.includes(stated) && (
        <Button
          size="s"
          onClick={() => {
            const name = stated.name.slice(0, COMPOUND_FIELD_LIMITS.name);
            dispatch(compoundFieldsSet({ ids: [id], fields: { name } }));
          }}
        >
          Use {stated.name}
        </Button>
      )}
    </Source>
  ));
}
