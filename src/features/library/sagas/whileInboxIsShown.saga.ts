import { call, race, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { ArticleIndex } from '../articleIndex';
import { selectInboxIsShown, type InboxRootState } from '../inbox.selectors';
import { withTools } from './withTools.saga';

const isHidden = (state: InboxRootState): boolean => !selectInboxIsShown(state);

/** The inbox follows the saved articles as long as somebody looks at it. */
export function* whileInboxIsShown(index: ArticleIndex): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectInboxIsShown);
    yield* race({
      looked: call(() => withTools((tools) => tools.lookThrough(index))),
      hidden: waitFor(isHidden),
    });
    yield* waitFor(isHidden);
  }
}
