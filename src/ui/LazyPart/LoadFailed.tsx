import { OctagonAlert, RotateCw } from 'lucide-react';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

/** The code of a part failed to load: the connection failed, or a later version has replaced it. */
export class PartNotLoaded extends Error {
  constructor(name: string, options: ErrorOptions) {
    super(`${name} could not be loaded`, options);
    this.name = 'PartNotLoaded';
  }
}

interface LoadFailedProps {
  readonly name: string;
  readonly onRetry: () => void;
}

/** Reports that a part's code is missing. The work is kept, even when the page is reloaded. */
export function LoadFailed({ name, onRetry }: LoadFailedProps) {
  const { lifecycle } = usePlatform();
  return (
    <div role="alert">
      <EmptyState
        icon={OctagonAlert}
        title={`${name} could not be loaded`}
        action={
          <>
            <Button icon={RotateCw} onClick={onRetry}>
              Try again
            </Button>
            <Button variant="quiet" onClick={() => lifecycle.reload()}>
              Reload the page
            </Button>
          </>
        }
      >
        Check the connection and try again. If MARCUS was updated meanwhile, reload the page. Your
        work is kept.
      </EmptyState>
    </div>
  );
}
