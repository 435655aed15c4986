import { useRef, type ChangeEvent, type ReactNode } from 'react';

interface FileInputProps {
  /** Names the file chooser's field, which is not shown. */
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** The control that opens the file chooser. */
  readonly children: (choose: () => void) => ReactNode;
}

/** A control that asks for one PDF by the browser's file chooser. */
export function FileInput({ label, onFile, children }: FileInputProps) {
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
        aria-label={label}
        onChange={onChange}
      />
      {children(() => input.current?.click())}
    </>
  );
}
