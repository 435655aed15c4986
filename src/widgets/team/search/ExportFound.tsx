import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLibraryTask } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import type { CompoundSearchState } from './fillPage';
import type { ExportFoundDialogProps } from './ExportFoundDialog';
import { useCompoundSearch } from './useCompoundSearch';

const TITLE = 'Export what was found';

/** The dialog; its code is that of the export of an article. */
const ExportFoundPart = lazyPart<ExportFoundDialogProps>({
  name: 'The export',
  load: async () =>
    (await import(/* webpackChunkName: "export" */ './ExportFoundDialog')).ExportFoundDialog,
  busy: ({ onClose }) => (
    <Dialog open title={TITLE} onClose={onClose}>
      <Waiting>Loading the export</Waiting>
    </Dialog>
  ),
  failed: ({ onClose }, words) => (
    <Dialog open title={TITLE} onClose={onClose}>
      {words}
    </Dialog>
  ),
});

/** Compounds that one file takes: all that is known of them is in memory at once. */
const MOST_IN_A_FILE = 5_000;

/** Exports all that a search finds, whatever is shown of it so far. */
export function ExportFound({ found }: { readonly found: CompoundSearchState }) {
  const [isOpen, setIsOpen] = useState(false);
  const isExporting = useSelector(selectLibraryTask) !== null;
  const all = useCompoundSearch(() => MOST_IN_A_FILE);
  const open = () => {
    all.goOn(found);
    setIsOpen(true);
  };
  const close = () => {
    all.stop();
    setIsOpen(false);
  };
  return (
    <>
      <Button
        size="s"
        icon={Download}
        aria-haspopup="dialog"
        disabledReason={whyNot(found, isExporting)}
        onClick={open}
      >
        Export…
      </Button>
      {isOpen && (
        <ExportFoundPart all={all.state} onAgain={() => all.goOn(all.state)} onClose={close} />
      )}
    </>
  );
}

function whyNot(
  { isBusy, failure, compounds, cursor }: CompoundSearchState,
  isExporting: boolean,
): string | undefined {
  if (isExporting) return 'The library is busy';
  if (isBusy) return 'The search has not ended';
  if (failure !== undefined) return 'The search failed';
  return cursor === null && compounds.length === 0 ? 'Nothing was found' : undefined;
}
