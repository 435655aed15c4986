import { select, type SagaGenerator } from '@/lib/saga/effects';
import { buildInfo } from '@/platform/buildInfo';
import { COPY_FAILED, copyWithNotice } from '../copyWithNotice';
import { messageReport } from '../messageReport';
import { selectNotices } from '../notices.selectors';
import type { messagesCopyRequested } from '../notices.slice';

/** Copies messages to the clipboard, with what a maintainer asks for first. */
export function* copyMessages({
  payload: ids,
}: ReturnType<typeof messagesCopyRequested>): SagaGenerator<void> {
  const notices = yield* select(selectNotices);
  const wanted = notices.filter(({ id }) => ids.includes(id));
  const what = wanted.length === 1 ? 'Message' : `${wanted.length} messages`;
  yield* copyWithNotice(messageReport(wanted, buildInfo), {
    copied: `${what} copied to clipboard`,
    failed: COPY_FAILED,
  });
}
