import { Waiting } from '@/ui/LazyPart/Waiting';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { loadWork } from './loadWork';

/** The workspace. */
export const WorkPart = lazyPart<object>({
  name: 'The workspace',
  load: loadWork,
  busy: () => <Waiting>Loading the workspace</Waiting>,
});
