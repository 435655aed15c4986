import { setAttachment } from './attachment';
import { createRouter } from './webApp';

async function headerFor(filename: string): Promise<string | null> {
  const app = createRouter().get('/', (call) => {
    setAttachment(call, filename);
    return call.body('x');
  });
  return (await app.request('/')).headers.get('Content-Disposition');
}

test.each([
  ['page_0_0_segmented.png', 'attachment; filename=page_0_0_segmented.png'],
  ['two words.png', 'attachment; filename="two words.png"'],
  ['a"b\\c.png', 'attachment; filename="a\\"b\\\\c.png"'],
  ['résumé.png', 'attachment; filename="résumé.png"'],
  ['葉(1).png', `attachment; filename="?(1).png"; filename*=UTF-8''%E8%91%89%281%29.png`],
  ['100%25.png', `attachment; filename=100%25.png; filename*=UTF-8''100%2525.png`],
  ['a\r\nb.png', `attachment; filename="a??b.png"; filename*=UTF-8''a%0D%0Ab.png`],
])('the file %j is offered under its own name', async (filename, header) => {
  expect(await headerFor(filename)).toBe(header);
});
