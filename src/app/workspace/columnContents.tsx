import { DocumentActions, DocumentBody, DocumentDetail } from './DocumentColumn';
import { StructuresActions, StructuresColumn, StructuresDetail } from './StructuresColumn';
import { TextActions, TextBody, TextDetail } from './TextColumn';
import type { ColumnId } from './columns';
import type { ColumnContent } from './Workspace';

/** Which feature fills which column. */
export const columnContents: Record<ColumnId, ColumnContent> = {
  document: { detail: <DocumentDetail />, actions: <DocumentActions />, body: <DocumentBody /> },
  text: { detail: <TextDetail />, actions: <TextActions />, body: <TextBody /> },
  structures: {
    detail: <StructuresDetail />,
    actions: <StructuresActions />,
    body: <StructuresColumn />,
  },
};
