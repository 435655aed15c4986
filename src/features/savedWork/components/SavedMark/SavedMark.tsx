import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Save, SaveCheck, SaveOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { WideWord } from '@/ui/Button/Button.styles';
import { Icon } from '@/ui/Icon/Icon';
import { selectSaving } from '../../savedWork.selectors';
import type { SavingState } from '../../savedWorkState';
import { Mark, type MarkPlace } from './SavedMark.styles';

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

/** ms of saving after which it is mentioned: most changes are written sooner. */
const MENTIONED_AFTER_MS = 1_000;

/** Whether saving takes so long that it is worth a word. */
function useTakesLong(isSaving: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = window.setTimeout(() => setTakesLong(true), MENTIONED_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      setTakesLong(false);
    };
  }, [isSaving]);
  return takesLong;
}

/** The mark as it stands; for the first second of saving it keeps its earlier words, and only the title tells. */
function useLook(): Look | null {
  const saving = useSelector(selectSaving);
  const look = lookOf(saving);
  const isSaving = saving.status === 'saving';
  const takesLong = useTakesLong(isSaving);
  const [settled, setSettled] = useState<Look | null>(null);
  if (!isSaving && settled?.title !== look?.title) setSettled(look);
  if (!look || !isSaving || takesLong) return look;
  return settled && { ...settled, title: look.title };
}

/**
 * Whether the work on the open document is saved in the browser. Not announced to screen readers, since it
 * changes with every click; a failure is announced by its notice.
 */
export function SavedMark({ place = 'column' }: { readonly place?: MarkPlace }) {
  const isWarning = useSelector(selectSaving).status === 'failed';
  const look = useLook();
  return (
    <Mark $isWarning={isWarning} $place={place} title={look?.title}>
      {look && (
        <>
          <Icon of={look.icon} />
          <WideWord>{look.word}</WideWord>
        </>
      )}
    </Mark>
  );
}
