import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { takeOverRequested } from '../../elsewhere.slice';

/** Takes the article from the other tab. */
export function TakeOver() {
  const dispatch = useDispatch();
  return (
    <Button size="s" onClick={() => dispatch(takeOverRequested())}>
      Take over
    </Button>
  );
}
