import { pageOf, placeColumn, placeText } from '../testing/placeText';
import { createDocumentsTasks } from './documents';
import type { EnginePorts } from './enginePorts';

test('the journal is read from a running foot, which is no text', async () => {
  const body = Array.from({ length: 8 }, (_, line) => `Line ${line}`.padEnd(80, ' of the text'));
  const read = [0, 1, 2].map((pageIndex) => ({
    page: pageOf(
      [
        ...(pageIndex === 0 ? [placeText('Acids of oaks', 50, 60, { size: 20 })] : []),
        ...placeColumn(body, 50, 100),
        placeText('Tests', 50, 780),
        placeText('Today | 7:46406 | DOI: 10.5555/x', 100, 780),
      ],
      pageIndex,
    ),
    tooHeavy: false,
  }));
  // Joining pages that were read needs nothing of the host.
  const { joinText } = createDocumentsTasks({} as EnginePorts);
  const { article, text } = await joinText({ read, pages: 3 });
  expect(article).toMatchObject({ title: 'Acids of oaks', journal: 'Tests Today' });
  expect(text).not.toContain('46406');
});
