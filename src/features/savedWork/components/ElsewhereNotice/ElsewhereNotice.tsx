import { useSelector } from 'react-redux';
import { Lock } from 'lucide-react';
import { Notice } from '@/ui/Notice/Notice';
import { selectIsLeft, selectIsReadOnly } from '../../elsewhere.slice';
import { TakeOver } from './TakeOver';

/** Says that the open article can only be read here, and offers to change that; for each place of work on it. */
export function ElsewhereNotice() {
  const isReadOnly = useSelector(selectIsReadOnly);
  const isLeft = useSelector(selectIsLeft);
  if (!isReadOnly) return null;
  return (
    <Notice tone="warning" icon={Lock} wraps actions={<TakeOver />}>
      <span role="status">
        {isLeft
          ? 'The other tab has left this article, which can be changed here in a few seconds.'
          : 'This article is open in another tab, where it can be changed.'}
      </span>
    </Notice>
  );
}
