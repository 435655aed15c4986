import { useSelector } from 'react-redux';
import { Save, SaveCheck, SaveOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { WideWord } from '@/ui/Button/Button.styles';
import { Icon } from '@/ui/Icon/Icon';
import { selectSaving } from '../../savedWork.selectors';
import type { SavingState } from '../../savedWork.slice';
import { Mark } from './SavedMark.styles';

interface Look {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly title: string;
}

function lookOf(saving: SavingState): Look | null {
  switch (saving.status) {
    case 'idle':
      return null;
    case 'saving':
      return { icon: Save, word: 'Saving...', title: 'Saving in this browser' };
    case 'saved': {
      const time = new Date(saving.at).toLocaleTimeString();
      return { icon: SaveCheck, word: 'Saved', title: `Saved in this browser at ${time}` };
    }
    case 'failed':
      return {
        icon: SaveOff,
        word: saving.isFull ? 'Not saved: storage is full' : 'Not saved',
        title: saving.message,
      };
  }
}

/**
 * Whether the work on the open document is saved in the browser. Not announced to screen readers, since it
 * changes with every click; a failure is announced by its notice.
 */
export function SavedMark() {
  const saving = useSelector(selectSaving);
  const look = lookOf(saving);
  return (
    <Mark $isWarning={saving.status === 'failed'} title={look?.title}>
      {look && (
        <>
          <Icon of={look.icon} />
          <WideWord>{look.word}</WideWord>
        </>
      )}
    </Mark>
  );
}
