import { dequal } from 'dequal/lite';
import type { Json, KeptEvent } from './event';

/** What somebody said of a part. */
export interface Said {
  readonly value: Json;
  readonly by: string;
  readonly at: string;
  readonly seq: number;
}

/** What stands of a part: what came last. */
export interface Standing extends Said {
  /** What others said at the same time, not knowing of it, the earliest first; empty where nobody has to choose. */
  readonly beside: readonly Said[];
}

const saidIn = ({ to, by, at, seq }: KeptEvent): Said => ({ value: to, by, at, seq });

/**
 * What stands after one more event of a part. It depends on the events and their order alone, so all pages that know
 * the same events show the same.
 *
 * Who knew what stood settles it. Who did not has said something beside it: the later one stands, and both are kept
 * until somebody who knows both says what it is.
 */
export function standingAfter(before: Standing | undefined, event: KeptEvent): Standing {
  const said = saidIn(event);
  if (!before || event.base >= before.seq) return { ...said, beside: [] };
  const { beside, ...earlier } = before;
  const kept = earlier.by === event.by ? beside : [...beside, earlier];
  return { ...said, beside: kept.filter(({ value }) => !dequal(value, said.value)) };
}
