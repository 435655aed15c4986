import { useRef, type ChangeEvent, type ReactNode } from 'react';

interface FileInputProps {
  /** Accessible name of the hidden file input. */
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** The control that opens the file chooser. */
  readonly children: (choose: () => void) => ReactNode;
}

/** A control that lets the user choose one PDF in the browser's file chooser. */
export function FileInput({ label, onFile, children }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again also fires a change event.
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
        aria-label={label}
        onChange={onChange}
      />
      {children(() => input.current?.click())}
    </>
  );
}
