import { FileQuestion, FileText, FileX } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Message } from './PdfViewer.styles';
import type { ViewState } from './viewState';

/** What stands in the place of the pages while there are none. */
export function PdfMessage({ state }: { readonly state: ViewState }) {
  if (state.status === 'shown') return null;
  if (state.status === 'loading') {
    return (
      <Message role="status">
        <EmptyState icon={FileText} title="Loading PDF..." />
      </Message>
    );
  }
  return (
    <Message role="alert">
      {state.fault?.kind === 'missing' ? (
        <EmptyState icon={FileQuestion} title="The PDF is no longer at hand">
          What was extracted from it is kept. To see its pages, choose the file again.
        </EmptyState>
      ) : (
        <EmptyState icon={FileX} title="Failed to load PDF.">
          {state.fault?.message}
        </EmptyState>
      )}
    </Message>
  );
}
