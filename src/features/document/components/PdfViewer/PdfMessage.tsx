import { FileQuestion, FileText, FileX } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Box } from '@/ui/Layout/Layout';
import { ChooseAgain } from './ChooseAgain';
import type { ViewState } from './viewState';

/** Shown instead of the pages while there are none. */
export function PdfMessage({ state }: { readonly state: ViewState }) {
  if (state.status === 'shown') return null;
  if (state.status === 'loading') {
    return (
      <Box $position="absolute" $inset={0} role="status">
        <EmptyState icon={FileText} title="Loading PDF..." />
      </Box>
    );
  }
  return (
    <Box $position="absolute" $inset={0} role="alert">
      {state.fault?.kind === 'missing' ? (
        <EmptyState
          icon={FileQuestion}
          title="The PDF is no longer available"
          action={<ChooseAgain />}
        >
          This browser has not kept the file, but everything extracted from it is here. To see its
          pages, choose the file again; it is recognised by its content.
        </EmptyState>
      ) : (
        <EmptyState icon={FileX} title="Failed to load PDF.">
          {state.fault?.message}
        </EmptyState>
      )}
    </Box>
  );
}
