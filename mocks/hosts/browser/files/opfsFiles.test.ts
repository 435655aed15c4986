import { existsSync } from 'node:fs';
import { filesContract } from '../../../services/stores/testing/filesContract';
import { chromiumPath } from '../../../tools/chromiumPath';
import { startBrowserWithFiles, type BrowserWithFiles } from './testing/filesInBrowser';

// Only a browser has such files.
(existsSync(chromiumPath()) ? describe : describe.skip)(
  'files in a browser’s private folder',
  () => {
    let browser: BrowserWithFiles;
    beforeAll(async () => {
      browser = await startBrowserWithFiles();
    });
    afterAll(() => browser.close());

    filesContract(() => browser.open(Number.POSITIVE_INFINITY));

    test('a session keeps no more than its limit', async () => {
      const files = await browser.open(1000);
      await files.write('a', 'one', new Uint8Array(600));
      await expect(files.write('a', 'two', new Uint8Array(401))).rejects.toMatchObject({
        status: 413,
      });
      await files.write('b', 'one', new Uint8Array(1000));
      await files.close();
    });
  },
);
