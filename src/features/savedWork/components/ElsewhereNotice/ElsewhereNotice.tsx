import { useDispatch } from 'react-redux';
import { Lock } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { takeOverRequested } from '../../elsewhere.slice';

/** Says that the open article can only be read here, and offers to change that. */
export function ElsewhereNotice() {
  const dispatch = useDispatch();
  return (
    <Notice
      tone="warning"
      icon={Lock}
      wraps
      actions={
        <Button size="s" onClick={() => dispatch(takeOverRequested())}>
          Take over
        </Button>
      }
    >
      <span role="status">This article is open in another tab, where it can be changed.</span>
    </Notice>
  );
}
