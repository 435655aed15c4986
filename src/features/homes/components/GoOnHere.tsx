import { Laptop } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Stack } from '@/ui/Layout/Layout';
import { Muted } from '@/ui/Text/Text';
import { moveRequested, selectHomes } from '../homes.slice';

interface GoOnHereProps {
  /** In a line of its own there is no room for what it means. */
  readonly isBrief?: boolean;
}

/** Offers to go on without the services, with the same work. */
export function GoOnHere({ isBrief = false }: GoOnHereProps) {
  const { isMoving } = useSelector(selectHomes);
  const dispatch = useDispatch();
  const button = (
    <Button
      {...(isBrief && { size: 's' as const })}
      icon={Laptop}
      busy={isMoving}
      onClick={() => dispatch(moveRequested())}
    >
      Go on in this browser
    </Button>
  );
  if (isBrief) return button;
  return (
    <Stack as="section" $gap={2} $items="start" aria-labelledby="without-services">
      <h2 id="without-services">Without the services</h2>
      <p>
        <Muted>
          MARCUS can also read articles in this browser, with the same saved work. Nothing of them
          leaves this device. The first time, the programs that read are fetched: about 14 MB.
        </Muted>
      </p>
      {button}
    </Stack>
  );
}
