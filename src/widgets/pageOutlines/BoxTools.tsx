import type { PageBoxView } from '@/features/boxes';
import { BoxMenu } from './BoxMenu';
import { Handles } from './Handles';
import { SplitSurface } from './SplitSurface';
import type { BoxActs } from './useBoxActs';
import type { Page } from './usePage';

interface BoxToolsProps {
  readonly view: PageBoxView;
  readonly page: Page;
  readonly acts: BoxActs;
  readonly onDelete: () => void;
}

/** Handles and menu of the chosen drawing, or the line that splits it. */
export function BoxTools({ view, page, acts, onDelete }: BoxToolsProps) {
  const { mode, draftBox } = acts;
  const box = draftBox ?? view.box;
  if (mode === 'splitting') {
    return <SplitSurface page={page} view={view} onLeave={() => acts.begin('idle')} />;
  }
  return (
    <>
      {mode === 'idle' && (
        <Handles page={page} box={view.box} draft={box} onDraft={acts.draw} onDone={acts.keep} />
      )}
      <BoxMenu
        ordinal={view.ordinal}
        box={box}
        isBeingRead={view.status === 'Reading'}
        isMerging={mode === 'merging'}
        onRead={acts.read}
        onMerge={acts.merge}
        onSplit={() => acts.begin('splitting')}
        onDelete={onDelete}
      />
    </>
  );
}
