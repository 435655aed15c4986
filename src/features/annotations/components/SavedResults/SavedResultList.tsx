import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FileX, FolderOpen } from 'lucide-react';
import { useListExtractionsQuery, type SavedExtraction } from '@/api/annotations';
import { toApiError } from '@/api/apiError';
import { isPreviewOf } from '@/domain/truncate';
import { selectExtractedText } from '@/article';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Progress } from '@/ui/Progress/Progress';
import { savedResultRequested } from '../../annotations.actions';
import { ReplacementQuestion } from './ReplacementQuestion';
import { SavedResultRow } from './SavedResultRow';
import { Rows } from './SavedResults.styles';

interface SavedResultListProps {
  /** Called when a result is chosen. */
  readonly onDone: () => void;
}

/** Loads a result for the current text immediately; asks first if it would replace the text. */
function useChoice(onDone: () => void) {
  const dispatch = useDispatch();
  const content = useSelector(selectExtractedText)?.content;
  const [asked, setAsked] = useState<SavedExtraction>();
  const load = ({ filename }: SavedExtraction) => {
    dispatch(savedResultRequested({ filename }));
    onDone();
  };
  const fits = ({ preview }: SavedExtraction) =>
    content !== undefined && preview !== undefined && isPreviewOf(preview, content);
  const choose = (result: SavedExtraction) =>
    content === undefined || fits(result) ? load(result) : setAsked(result);
  return { asked, choose, fits, load, goBack: () => setAsked(undefined) };
}

export function SavedResultList({ onDone }: SavedResultListProps) {
  // Another tab may have saved a result in the meantime, so fetch the list each time it is opened.
  const list = useListExtractionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { asked, choose, fits, load, goBack } = useChoice(onDone);
  if (asked) return <ReplacementQuestion onConfirm={() => load(asked)} onBack={goBack} />;
  if (list.isFetching) return <Progress label="Loading saved results" />;
  if (list.error) {
    return (
      <EmptyState icon={FileX} title="The saved results could not be listed">
        {toApiError(list.error).message}
        <Button onClick={() => void list.refetch()}>Retry</Button>
      </EmptyState>
    );
  }
  if (!list.data?.length) {
    return (
      <EmptyState icon={FolderOpen} title="No saved results">
        The services keep each result of Extract Annotations while your session lasts.
      </EmptyState>
    );
  }
  return (
    <Rows>
      {list.data.map((result) => (
        <SavedResultRow
          key={result.filename}
          result={result}
          fits={fits(result)}
          onChoose={choose}
        />
      ))}
    </Rows>
  );
}
