import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary/ErrorBoundary';
import { LoadFailed, PartNotLoaded } from './LoadFailed';

interface LazyPartOptions<Props extends object> {
  /** What it is, in the user's words: "The page viewer". */
  readonly name: string;
  /** Fetches its code. After a failure it is called again when the user asks. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Reserves the part's space while its code loads. */
  readonly busy?: (props: Props) => ReactNode;
  /** Where the words on a failure stand, e.g. in a dialog; in the part's own place without it. */
  readonly failed?: (props: Props, words: ReactNode) => ReactNode;
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead of its use. A failure does not matter yet: showing the part tries again. */
  readonly preload: () => Promise<void>;
};

/**
 * A part of the screen whose code is no part of the first load. Once it is there, by being shown or by
 * `preload`, it is shown at once. A failure to fetch it stays in its place, with a way to try again.
 */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): LazyPart<Props> {
  const { name, busy, failed = (_props, words) => words } = options;
  const { View, tryAgain, preload } = viewOf(options);

  function Part(props: Props) {
    const wordsOn = (error: Error, retry: () => void) => {
      if (!(error instanceof PartNotLoaded)) return false;
      const onRetry = () => {
        tryAgain();
        retry();
      };
      return failed(props, <LoadFailed name={name} onRetry={onRetry} />);
    };
    return (
      <ErrorBoundary name={name} fallback={wordsOn}>
        <Suspense fallback={busy?.(props)}>
          <View {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Part, { preload });
}

/** The part itself, which suspends until its code is there and throws `PartNotLoaded` when it fails. */
function viewOf<Props extends object>({ name, load }: LazyPartOptions<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchView = async () => {
    try {
      loaded = await load();
      return { default: loaded };
    } catch (error) {
      throw new PartNotLoaded(name, { cause: error });
    }
  };
  // React keeps the failure of a lazy component for good: another try needs another one.
  let attempt = lazy(fetchView);
  const tryAgain = () => {
    attempt = lazy(fetchView);
  };
  const preload = () =>
    fetchView().then(
      () => undefined,
      () => undefined,
    );
  function View(props: Props) {
    // Kept for as long as it is mounted: another type would throw the part's own state away.
    const [Shown] = useState(() => loaded ?? attempt);
    return <Shown {...props} />;
  }
  return { View, tryAgain, preload };
}
