import { useRef } from 'react';
import { History } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Corner } from './ReplayBar.styles';

interface TracePickerProps {
  /** Why the last file could not be replayed. */
  readonly fault: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** Chooses a trace; shown in a corner of the page in development builds. */
export function TracePicker({ fault, onChoose }: TracePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Corner aria-label="Development">
      {fault !== undefined && <p role="alert">{fault}</p>}
      <Button icon={History} onClick={() => input.current?.click()}>
        Replay a trace…
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json"
        aria-label="Trace file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </Corner>
  );
}
