import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary/ErrorBoundary';
import { LoadFailed, PartNotLoaded } from './LoadFailed';

interface LazyPartOptions<Props extends object> {
  /** What it is, in the user's words: "The page viewer". */
  readonly name: string;
  /** Loads its code. After a failure it is called again when the user asks. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Reserves the part's space while its code loads. */
  readonly busy?: (props: Props) => ReactNode;
  /** Where to show the failure message, e.g. in a dialog; by default in the part's own place. */
  readonly failed?: (props: Props, words: ReactNode) => ReactNode;
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code before it is used. A failure has no effect: showing the part tries again. */
  readonly preload: () => Promise<void>;
};

/**
 * A part of the screen whose code is not part of the first load. Once it is loaded, by being shown or by
 * `preload`, it is shown at once. If loading fails, a message appears in its place, with Retry and Reload.
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

/** The part itself, which suspends until its code is loaded and throws `PartNotLoaded` if that fails. */
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
  // React keeps a lazy component's failure forever: another try needs another component.
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
    // Constant while it is mounted: another type would discard the part's own state.
    const [Shown] = useState(() => loaded ?? attempt);
    return <Shown {...props} />;
  }
  return { View, tryAgain, preload };
}
