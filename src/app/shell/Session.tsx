import { LaneNotice } from '@/features/health';
import { selectRemoving } from '@/features/library';
import { SessionIndicator } from '@/features/session';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import { useAppSelector } from '../useAppSelector';
import { WithServices } from './OtherHome';

const loadParts = () => import(/* webpackChunkName: "session-panel" */ './panelParts');
const busy = () => <Waiting>Loading</Waiting>;

/** What is shown in the session panel; few users open it. */
const SessionFactsPart = lazyPart<object>({
  name: 'The session',
  load: async () => (await loadParts()).SessionFacts,
  busy,
});

export const SavedWorkListPart = lazyPart<{ readonly hidden: readonly string[] }>({
  name: 'The saved work',
  load: async () => (await loadParts()).SavedWorkList,
  busy,
});

const OwnFilesPart = lazyPart<object>({
  name: 'The lists',
  load: async () => (await loadParts()).OwnFiles,
});

const SecurityLogPart = lazyPart<object>({
  name: 'The security log',
  load: async () => (await loadParts()).SecurityLog,
  busy,
});

const SaveTracePart = lazyPart<object>({
  name: 'Saving a trace',
  load: async () => (await loadParts()).SaveTrace,
  busy,
});

/** The session in the header, and its panel. */
export function Session() {
  return (
    <SessionIndicator
      facts={<SessionFactsPart />}
      servicesNotice={<LaneNotice />}
      otherHome={<WithServices />}
      ownFiles={<OwnFilesPart />}
      securityLog={<SecurityLogPart />}
      savedWork={<SavedWorkListPart hidden={useAppSelector(selectRemoving)} />}
      saveTrace={<SaveTracePart />}
    />
  );
}
