import { useDispatch } from 'react-redux';
import { isSameDraft } from '@/domain/compoundDraft';
import { saidBySource, type CompoundLabel } from '@/domain/compoundLabel';
import { compoundFieldsSet, selectCompoundDraft } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Source } from './CompoundFacts.styles';

interface CompoundSourcesProps {
  /** Of the segment. */
  readonly id: string;
  readonly label: CompoundLabel;
}

/** Where the text says that the compound comes from, each organism with its sentence: one button takes all of it. */
export function CompoundSources({ id, label }: CompoundSourcesProps) {
  const dispatch = useDispatch();
  const said = useSelectorWith(selectCompoundDraft, id);
  return label.sources?.map((source) => {
    const fields = saidBySource(source, said);
    return (
      <Source key={source.organism}>
        “{source.sentence}” Page {source.page}.{' '}
        {!isSameDraft({ ...said, ...fields }, said) && (
          <Button size="s" onClick={() => dispatch(compoundFieldsSet({ ids: [id], fields }))}>
            Use {[source.organism, source.part, source.place].filter(Boolean).join(', ')}
          </Button>
        )}
      </Source>
    );
  });
}
