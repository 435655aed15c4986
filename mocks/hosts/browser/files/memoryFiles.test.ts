import { filesContract } from '../../../services/stores/testing/filesContract';
import { MemoryFiles } from './memoryFiles';

filesContract(async () => new MemoryFiles(Number.POSITIVE_INFINITY));

test('a session keeps no more than its limit', async () => {
  const files = new MemoryFiles(1000);
  await files.write('a', 'one', new Uint8Array(600));
  await expect(files.write('a', 'two', new Uint8Array(401))).rejects.toMatchObject({ status: 413 });
  await files.write('b', 'one', new Uint8Array(1000));
});
