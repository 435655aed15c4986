import { Waiting } from '@/ui/LazyPart/Waiting';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { loadWork } from './loadWork';

/** The workspace; its sagas run before it can be used. */
export const WorkPart = lazyPart<object>({
  name: 'The workspace',
  load: async () => (await loadWork()).Work,
  busy: () => <Waiting>Loading the workspace</Waiting>,
});
