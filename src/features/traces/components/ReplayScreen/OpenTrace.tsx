import { useCallback, useEffect, useState } from 'react';
import { readTrace, type Trace } from '../../replaying/readTrace';
import { ReplayScreen, type ReplayedApplication } from './ReplayScreen';
import { TracePicker } from './TracePicker';

interface OpenTraceProps {
  readonly application: ReplayedApplication;
  /** The application's own screen; hidden during a replay, but kept running. */
  readonly screen: HTMLElement;
}

/** For developers: shows a trace that is chosen, or dropped anywhere, instead of the application. */
export function OpenTrace({ application, screen }: OpenTraceProps) {
  const [trace, setTrace] = useState<Trace>();
  const [fault, setFault] = useState<string>();
  const open = useCallback(async (file: File) => {
    try {
      setTrace(readTrace(await file.text()));
      setFault(undefined);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useDroppedTrace(open);
  const isOpen = trace !== undefined;
  useEffect(() => {
    screen.hidden = isOpen;
  }, [screen, isOpen]);
  if (!trace) return <TracePicker fault={fault} onChoose={(file) => void open(file)} />;
  return (
    <ReplayScreen trace={trace} application={application} onExit={() => setTrace(undefined)} />
  );
}

/** Handles dropped JSON files before the article's own drop area does. */
function useDroppedTrace(open: (file: File) => Promise<void>): void {
  useEffect(() => {
    const take = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || !/\.json$/i.test(file.name)) return;
      event.preventDefault();
      event.stopPropagation();
      void open(file);
    };
    window.addEventListener('drop', take, { capture: true });
    return () => window.removeEventListener('drop', take, { capture: true });
  }, [open]);
}
