import { useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { FileText, Trash2 } from 'lucide-react';
import { fileSizeText } from '@/domain/fileSize';
import type { FileDescription } from '@/platform/vaults';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Layout/Layout';
import { Bar } from '@/ui/Panel/Panel';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { candidateDropped, selectCandidate, uploadRequested } from '../../opening.slice';
import { removalRequested } from '../../viewer.slice';
import { type OpenDocument } from '@/article';
import { useFileIntake } from '../../useFileIntake';
import { LossDialog } from '../LossDialog/LossDialog';
import { ReplaceButton } from './ReplaceButton';

const Facts = styled(Muted)`
  white-space: nowrap;
`;

const pagesText = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

interface DocumentRowProps {
  readonly document: OpenDocument;
  /** Something was extracted from the document, so removing it requires confirmation. */
  readonly workWouldBeLost: boolean;
}

/** Replaces the document, asking for confirmation first if extracted work would be lost. */
function ReplaceTool({ document, workWouldBeLost }: DocumentRowProps) {
  const dispatch = useDispatch();
  const candidate = useSelector(selectCandidate);
  const isAskedAbout = ({ hash }: FileDescription) =>
    workWouldBeLost && hash !== document.file.hash;
  const intake = useFileIntake((file) => {
    if (!isAskedAbout(file)) dispatch(uploadRequested());
  });
  const isUploading = candidate.status === 'uploading';
  return (
    <>
      {isUploading && (
        <Button size="s" variant="quiet" onClick={() => dispatch(candidateDropped())}>
          Cancel
        </Button>
      )}
      <ReplaceButton disabled={isUploading} onFile={intake} />
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

function RemoveTool({ document, workWouldBeLost }: DocumentRowProps) {
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => dispatch(removalRequested());
  return (
    <>
      <IconButton
        icon={Trash2}
        size="s"
        label="Remove the document"
        onClick={workWouldBeLost ? () => setIsAsking(true) : remove}
      />
      <LossDialog
        title="Remove the document?"
        confirm="Remove document"
        name={document.file.name}
        open={isAsking}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** The open document and its actions, in one row. */
export function DocumentRow({
  savedMark,
  ...props
}: DocumentRowProps & { readonly savedMark?: ReactNode }) {
  const { file, title, pageCount } = props.document;
  return (
    <Bar $nowrap>
      <Icon of={FileText} />
      <Text $minWidth={0} $cut $weight={500} title={title ?? file.name}>
        {file.name}
      </Text>
      <Facts as={Num}>
        {fileSizeText(file.size)}, {pagesText(pageCount)}
      </Facts>
      <Spacer />
      {savedMark}
      <ReplaceTool {...props} />
      <RemoveTool {...props} />
    </Bar>
  );
}
