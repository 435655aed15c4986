import { OfflineUse } from '@/features/offline';
import { OwnEngines } from '@/features/ownEngines';
import { OwnLists } from '@/features/ownLists';

/** What this browser keeps besides the work: the user's engines and lists, and the application itself. */
export const OwnFiles = () => (
  <>
    <OwnEngines />
    <OwnLists />
    <OfflineUse />
  </>
);
