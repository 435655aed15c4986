import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OpenDocument } from '@/article';
import type { FileDescription } from '@/platform/vaults';
import { candidateDropped, selectCandidate, uploadRequested } from '../../opening.slice';
import { useFileIntake } from '../../useFileIntake';
import { FileInput } from './FileInput';
import { LossDialog } from './LossDialog';

export interface ReplaceDocumentProps {
  readonly document: OpenDocument;
  /** Something was extracted from the document, so replacing it requires confirmation. */
  readonly workWouldBeLost: boolean;
  /** The control that opens the file chooser. */
  readonly children: (choose: () => void) => ReactNode;
}

/** Replaces the document, asking for confirmation first if extracted work would be lost. */
export function ReplaceDocument({ document, workWouldBeLost, children }: ReplaceDocumentProps) {
  const dispatch = useDispatch();
  const candidate = useSelector(selectCandidate);
  const isAskedAbout = ({ hash }: FileDescription) =>
    workWouldBeLost && hash !== document.file.hash;
  const intake = useFileIntake((file) => {
    if (!isAskedAbout(file)) dispatch(uploadRequested());
  });
  return (
    <>
      <FileInput label="Another PDF file" onFile={intake}>
        {children}
      </FileInput>
      <LossDialog
        title="Replace the document?"
        confirm="Replace document"
        name={document.file.name}
        open={candidate.status === 'chosen' && isAskedAbout(candidate.file)}
        onConfirm={() => dispatch(uploadRequested())}
        onClose={() => dispatch(candidateDropped())}
      />
    </>
  );
}
