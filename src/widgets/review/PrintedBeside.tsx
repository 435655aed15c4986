import { useDispatch } from 'react-redux';
import { isEmptyDraft } from '@/domain/compoundDraft';
import { offeredBy, type CompoundLabel } from '@/domain/compoundLabel';
import { compoundFieldsSet, selectCompoundDraft } from '@/features/compounds';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { PrintedLabelInFull } from '@/widgets/compoundLabel';
import { Source } from './CompoundFacts.styles';

interface PrintedBesideProps {
  /** Of the segment. */
  readonly id: string;
  readonly label: CompoundLabel;
}

/** Where number and name come from; what is doubtful stands in no field, but need not be typed either. */
export function PrintedBeside({ id, label }: PrintedBesideProps) {
  const dispatch = useDispatch();
  const fields = offeredBy(label, useSelectorWith(selectCompoundDraft, id));
  return (
    <Source>
      Printed beside the drawing: <PrintedLabelInFull label={label} />
      {!isEmptyDraft(fields) && (
        <>
          {' '}
          <Button size="s" onClick={() => dispatch(compoundFieldsSet({ ids: [id], fields }))}>
            Use {[fields.number, fields.name].filter((part) => part !== undefined).join(' · ')}
          </Button>
        </>
      )}
    </Source>
  );
}
