import { openReader, type Reader } from './openReader';
import type { ReaderOrder, ReaderReport } from './readerMessages';

/** Entry point of a reader process: carries out the orders it receives, one at a time. */
let reader: Reader | undefined;

process.on('message', (order: ReaderOrder) => {
  void follow(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));

async function follow(order: ReaderOrder): Promise<ReaderReport> {
  try {
    if (order.kind === 'open') {
      reader = await openReader(order.choice);
      return { kind: 'opened' };
    }
    if (!reader) throw new Error('The reader was not opened');
    return { kind: 'read', reading: await reader(order.file) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
