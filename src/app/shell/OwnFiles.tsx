import { OfflineUse } from '@/features/offline';
import { OwnLists } from '@/features/ownLists';

/** What this browser keeps besides the work: the user's lists, and the application itself. */
export const OwnFiles = () => (
  <>
    <OwnLists />
    <OfflineUse />
  </>
);
