import { useDispatch, useSelector } from 'react-redux';
import { isEmptyDraft } from '@/domain/compoundDraft';
import { offeredBy, type CompoundLabel } from '@/domain/compoundLabel';
import { compoundFieldsSet, selectCompoundDraft } from '@/article';
import { selectPrint } from '@/features/review';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useObjectUrl } from '@/platform/useObjectUrl';
import { Button } from '@/ui/Button/Button';
import { PrintedLabelInFull } from '@/widgets/segmentCard';
import { Print, Source } from './CompoundFacts.styles';

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
      <LabelPicture id={id} />
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

/** The piece of the page itself, for judging what was read of it; says nothing that the words do not. */
function LabelPicture({ id }: Pick<PrintedBesideProps, 'id'>) {
  const picture = useSelector(selectPrint);
  const src = useObjectUrl(picture?.segmentId === id ? picture.image.blobId : undefined);
  return src !== undefined && <Print srcSet={`${src} 2x`} alt="" />;
}
