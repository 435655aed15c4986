import { columnContents } from '../workspace/columnContents';
import { Workspace } from '../workspace/Workspace';

/** The three columns with everything in them. */
export function Work() {
  return <Workspace columns={columnContents} />;
}
