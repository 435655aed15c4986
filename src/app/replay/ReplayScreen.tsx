import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import type { Platform } from '@/platform/platform';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Trace } from '@/replay/readTrace';
import { replayTrace, startOf } from '@/replay/replayTrace';
import { App } from '../App';
import { makeReplayStore, stateShown } from './makeReplayStore';
import { ReplayBar } from './ReplayBar';
import { createReplayPlatform } from './replayPlatform';
import { anyReducer } from './replayProblems';

interface ReplayScreenProps {
  readonly trace: Trace;
  readonly platform: Platform;
  readonly onExit: () => void;
}

/** The application's screen at any action of a trace. */
export function ReplayScreen({ trace, platform, onExit }: ReplayScreenProps) {
  const { store, steps, world, stateAt } = useMemo(
    () => prepare(trace, platform),
    [trace, platform],
  );
  const [index, setIndex] = useState(steps.length);
  const show = (to: number) => {
    store.dispatch(stateShown(stateAt(to)));
    setIndex(to);
  };
  return (
    <>
      <PlatformProvider platform={world}>
        <Provider store={store}>
          <App />
        </Provider>
      </PlatformProvider>
      <ReplayBar steps={steps} index={index} onShow={show} onExit={onExit} />
    </>
  );
}

function prepare(trace: Trace, platform: Platform) {
  const steps = [...replayTrace(anyReducer, trace)];
  const start = startOf(anyReducer, trace);
  const stateAt = (index: number) => Object(steps[index - 1]?.after ?? start) as object;
  const world = createReplayPlatform(platform);
  const store = makeReplayStore(world);
  store.dispatch(stateShown(stateAt(steps.length)));
  return { store, steps, world, stateAt };
}
