import { useRef, type ChangeEvent } from 'react';
import { RefreshCw } from 'lucide-react';
import { IconButton } from '@/ui/Button/IconButton';

interface ReplaceButtonProps {
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the file chooser for another document. */
export function ReplaceButton({ disabled, onFile }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Choosing the same file twice is a change, too.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label="Another PDF file"
        onChange={onChange}
      />
      <IconButton
        icon={RefreshCw}
        size="s"
        label="Replace the document"
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
