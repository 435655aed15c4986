import { Submission } from '@/features/submission';
import { columnContents } from '../workspace/columnContents';
import { Workspace } from '../workspace/Workspace';

/** The three columns with everything in them, and the layers that only the work opens. */
export function Work() {
  return (
    <>
      <Workspace columns={columnContents} />
      <Submission />
    </>
  );
}
