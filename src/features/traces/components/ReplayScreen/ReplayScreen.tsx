import { useMemo, useState, type ReactNode } from 'react';
import type { Action, Reducer } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import type { Platform } from '@/platform/platform';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Trace } from '../../replaying/readTrace';
import { replayTrace, startOf } from '../../replaying/replayTrace';
import { makeReplayStore, stateShown } from './makeReplayStore';
import { ReplayBar } from './ReplayBar';
import { createReplayPlatform } from './replayPlatform';

/** What to replay, passed in because features do not know the root state or the root screen. */
export interface ReplayedApplication {
  readonly reducer: Reducer<unknown, Action>;
  readonly view: ReactNode;
  readonly platform: Platform;
}

interface ReplayScreenProps {
  readonly trace: Trace;
  readonly application: ReplayedApplication;
  readonly onExit: () => void;
}

/** The application's screen at any action of a trace. */
export function ReplayScreen({ trace, application, onExit }: ReplayScreenProps) {
  const { store, steps, world, stateAt } = useMemo(
    () => prepare(trace, application),
    [trace, application],
  );
  const [index, setIndex] = useState(steps.length);
  const show = (to: number) => {
    store.dispatch(stateShown(stateAt(to)));
    setIndex(to);
  };
  return (
    <>
      <PlatformProvider platform={world}>
        <Provider store={store}>{application.view}</Provider>
      </PlatformProvider>
      <ReplayBar steps={steps} index={index} onShow={show} onExit={onExit} />
    </>
  );
}

function prepare(trace: Trace, { reducer, platform }: ReplayedApplication) {
  const steps = [...replayTrace(reducer, trace)];
  const start = startOf(reducer, trace);
  const stateAt = (index: number) => Object(steps[index - 1]?.after ?? start) as object;
  const world = createReplayPlatform(platform);
  const store = makeReplayStore(reducer, world);
  store.dispatch(stateShown(stateAt(steps.length)));
  return { store, steps, world, stateAt };
}
