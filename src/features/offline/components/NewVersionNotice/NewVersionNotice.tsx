import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { newVersionRequested, selectOffline, type NewVersion } from '../../offline.slice';

const WORDS: Record<Exclude<NewVersion, 'none'>, string> = {
  waiting: 'A new version of MARCUS is ready.',
  beingTaken: 'A new version of MARCUS is ready. Your work is being saved.',
  taken: 'A new version of MARCUS was started in another tab. This tab still shows the one before.',
};

/** Offers the newer version; until the user takes it, nothing changes. */
export function NewVersionNotice() {
  const { newVersion } = useSelector(selectOffline);
  const dispatch = useDispatch();
  const [dismissed, setDismissed] = useState<NewVersion>();
  if (newVersion === 'none' || newVersion === dismissed) return null;
  const isBeingTaken = newVersion === 'beingTaken';
  return (
    <Notice
      landmark="New version"
      tone="info"
      actions={
        <Button
          size="s"
          icon={RotateCw}
          busy={isBeingTaken}
          onClick={() => dispatch(newVersionRequested())}
        >
          Reload
        </Button>
      }
      {...(!isBeingTaken && { onDismiss: () => setDismissed(newVersion) })}
    >
      {WORDS[newVersion]} {!isBeingTaken && 'Your work is kept.'}
    </Notice>
  );
}
