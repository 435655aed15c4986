import { Hexagon, TextAlignStart } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import type { ColumnId } from './columns';
import type { ColumnContent } from './Workspace';

/** Which feature fills which column. */
export const columnContents: Record<ColumnId, ColumnContent> = {
  document: { body: null },
  text: {
    body: (
      <EmptyState icon={TextAlignStart} title="No Text Extracted Yet">
        Upload a PDF and click Extract Text.
      </EmptyState>
    ),
  },
  structures: {
    body: (
      <EmptyState icon={Hexagon} title="No Structures Extracted Yet">
        Upload a PDF and click Extract Structures.
      </EmptyState>
    ),
  },
};
