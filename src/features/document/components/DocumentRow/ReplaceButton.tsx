import { RefreshCw } from 'lucide-react';
import { IconButton } from '@/ui/Button/IconButton';
import { FileInput } from './FileInput';

interface ReplaceButtonProps {
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the file chooser for another document. */
export function ReplaceButton({ disabled, onFile }: ReplaceButtonProps) {
  return (
    <FileInput label="Another PDF file" onFile={onFile}>
      {(choose) => (
        <IconButton
          icon={RefreshCw}
          size="s"
          label="Replace the document"
          disabled={disabled}
          data-file-choice=""
          onClick={choose}
        />
      )}
    </FileInput>
  );
}
