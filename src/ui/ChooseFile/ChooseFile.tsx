import { useRef, type ReactNode } from 'react';
import { Button } from '@/ui/Button/Button';

interface ChooseFileProps {
  /** Of the file's field, which is not seen. */
  readonly fieldLabel: string;
  readonly label: string;
  /** What the system's chooser offers; all files by default. */
  readonly accept?: string;
  readonly busy?: boolean;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button in a row that asks for a file; the same one can be chosen again. */
export function ChooseFile({
  fieldLabel,
  label,
  onChoose,
  accept,
  busy = false,
  children,
}: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={fieldLabel}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button size="s" aria-label={label} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
