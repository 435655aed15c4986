import { DownloadDataButton, ExportButton } from '@/features/exporting';
import { ReviewButton } from '@/widgets/review';
import { DocumentActions, DocumentBody } from './DocumentColumn';
import { PrepareSelectedButton } from './PrepareSelectedButton';
import { StructuresColumn } from './StructuresColumn';
import { TextActions, TextBody } from './TextColumn';
import type { ColumnId } from './columns';
import type { ColumnContent } from './Workspace';
import { CompactActions } from './Workspace.styles';

/** Which feature fills which column. */
export const columnContents: Record<ColumnId, ColumnContent> = {
  document: { actions: <DocumentActions />, body: <DocumentBody /> },
  text: { actions: <TextActions />, body: <TextBody /> },
  structures: {
    actions: (
      <CompactActions>
        <PrepareSelectedButton />
        <DownloadDataButton />
        <ExportButton />
        <ReviewButton />
      </CompactActions>
    ),
    body: <StructuresColumn />,
  },
};
