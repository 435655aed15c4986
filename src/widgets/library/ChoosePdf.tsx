import { useRef, type ReactNode } from 'react';
import { Button } from '@/ui/Button/Button';

interface ChoosePdfProps {
  /** Of the file's field, which is not seen. */
  readonly fieldLabel: string;
  readonly label: string;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button in a row that asks for a PDF; the same file can be chosen again. */
export function ChoosePdf({ fieldLabel, label, onChoose, children }: ChoosePdfProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label={fieldLabel}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button size="s" aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
