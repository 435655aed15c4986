import { Server } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { moveRequested, selectHomes } from '../homes.slice';

/** In the home without services: the way back to those that this tab came from. */
export function BackToServices() {
  const { isMoving } = useSelector(selectHomes);
  const dispatch = useDispatch();
  return (
    <Stack as="section" $gap={2} $items="start" aria-labelledby="back-to-services">
      <h3 id="back-to-services">Services</h3>
      <Small>
        Articles are read in this browser. The services read faster; your saved work is the same
        there.
      </Small>
      <Button icon={Server} busy={isMoving} onClick={() => dispatch(moveRequested())}>
        Back to the services
      </Button>
    </Stack>
  );
}
