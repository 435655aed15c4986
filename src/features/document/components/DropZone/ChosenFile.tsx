import { useDispatch } from 'react-redux';
import { FileText, OctagonAlert, Trash2, Upload } from 'lucide-react';
import { fileSizeText } from '@/domain/fileSize';
import type { FileDescription } from '@/platform/vaults';
import { Button } from '@/ui/Button/Button';
import { Fault } from '@/ui/Field/Field.styles';
import { Icon } from '@/ui/Icon/Icon';
import { candidateDropped, uploadRequested } from '../../opening.slice';
import { Tools, Zone } from './DropZone.styles';

interface ChosenFileProps {
  readonly file: FileDescription;
  readonly isUploading: boolean;
  /** Why the attempt to open it failed. */
  readonly problem: string | undefined;
}

/** The chosen file, before it becomes the open document. */
export function ChosenFile({ file, isUploading, problem }: ChosenFileProps) {
  const dispatch = useDispatch();
  return (
    <Zone as="section" $over={false} aria-label="Chosen file">
      <Icon of={FileText} size={28} stroke={1.8} />
      <h3 title={file.name}>{file.name}</h3>
      <p>{fileSizeText(file.size)}</p>
      {problem !== undefined && (
        <Fault role="alert">
          <Icon of={OctagonAlert} size={14} />
          {problem}
        </Fault>
      )}
      <Tools>
        <Button
          variant="primary"
          icon={Upload}
          busy={isUploading}
          data-file-choice=""
          onClick={() => dispatch(uploadRequested())}
        >
          {isUploading ? 'Uploading...' : 'Upload Document'}
        </Button>
        <Button variant="quiet" icon={Trash2} onClick={() => dispatch(candidateDropped())}>
          Remove
        </Button>
      </Tools>
    </Zone>
  );
}
