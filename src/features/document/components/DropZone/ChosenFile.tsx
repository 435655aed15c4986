import { useDispatch } from 'react-redux';
import { FileText, Trash2, Upload } from 'lucide-react';
import { fileSizeText } from '@/domain/fileSize';
import type { FileDescription } from '@/platform/vaults';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { candidateDropped, uploadRequested } from '../../document.slice';
import { Tools, Zone } from './DropZone.styles';

interface ChosenFileProps {
  readonly file: FileDescription;
  readonly isUploading: boolean;
}

/** The chosen file before it is the open document. */
export function ChosenFile({ file, isUploading }: ChosenFileProps) {
  const dispatch = useDispatch();
  return (
    <Zone as="section" $over={false} aria-label="Chosen file">
      <Icon of={FileText} size={28} stroke={1.8} />
      <h3 title={file.name}>{file.name}</h3>
      <p>{fileSizeText(file.size)}</p>
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
