import { TriangleAlert } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Progress } from '@/ui/Progress/Progress';
import { editorRetryRequested, type OpenEditor } from '../../editor.slice';
import { Cover } from './EditorDialog.styles';

/** Covers the editor while it cannot be used. */
export function EditorCover({ editor: { phase, problem } }: { readonly editor: OpenEditor }) {
  const dispatch = useDispatch();
  if (phase === 'failed') {
    return (
      <Cover role="alert">
        <EmptyState
          icon={TriangleAlert}
          title={problem?.message ?? 'The editor did not load'}
          action={
            <Button variant="primary" onClick={() => dispatch(editorRetryRequested())}>
              Retry
            </Button>
          }
        >
          {problem?.cause}
        </EmptyState>
      </Cover>
    );
  }
  if (phase !== 'starting') return null;
  return (
    <Cover>
      <span role="status">Starting the editor...</span>
      <Progress label="Starting the editor" />
    </Cover>
  );
}
