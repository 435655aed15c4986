import { RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, type ButtonProps } from '@/ui/Button/Button';
import { selectPlaceCheck } from '../placeCheck.slice';
import { placeRefreshRequested } from '../lifecycle.slice';

/** Refreshes the session's state from the services. */
export function RefreshButton({ variant, size }: Pick<ButtonProps, 'variant' | 'size'>) {
  const dispatch = useDispatch();
  const busy = useSelector(selectPlaceCheck).question === 'asked';
  return (
    <Button
      {...(variant && { variant })}
      {...(size && { size })}
      icon={size === 's' ? undefined : RotateCw}
      busy={busy}
      onClick={() => dispatch(placeRefreshRequested())}
    >
      Refresh Status
    </Button>
  );
}
