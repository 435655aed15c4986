import { LastPdf } from './lastPdf';

const [ARTICLE, OTHER] = ['%PDF an article', '%PDF another'].map((text) =>
  new TextEncoder().encode(text),
) as [Uint8Array, Uint8Array];

function lastPdf(maxUses?: number) {
  let count = 0;
  const closed: string[] = [];
  const open = jest.fn(async () => `pdf ${(count += 1)}`);
  const close = async (pdf: string) => void closed.push(pdf);
  return { last: new LastPdf({ open, close }, maxUses), open, closed };
}

const itself = async (pdf: string) => pdf;

test('a PDF is opened once for all pieces of work that follow one another', async () => {
  const { last, open, closed } = lastPdf();
  const used = [];
  for (let i = 0; i < 5; i += 1) used.push(await last.use(ARTICLE, itself));
  expect(used).toEqual(Array(5).fill('pdf 1'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(closed).toEqual([]);
});

test('it is found by its bytes, not by where they are', async () => {
  const { last } = lastPdf();
  await last.use(ARTICLE, itself);
  expect(await last.use(new Uint8Array(ARTICLE), itself)).toBe('pdf 1');
});

test('it is closed before another one is opened', async () => {
  const { last, open, closed } = lastPdf();
  await last.use(ARTICLE, itself);
  open.mockImplementationOnce(async () => {
    expect(closed).toEqual(['pdf 1']);
    return 'the other';
  });
  expect(await last.use(OTHER, itself)).toBe('the other');
});

test('one whose work failed is closed and not used again', async () => {
  const { last, closed } = lastPdf();
  await expect(last.use(ARTICLE, () => Promise.reject(new Error('damaged')))).rejects.toThrow(
    'damaged',
  );
  expect(closed).toEqual(['pdf 1']);
  expect(await last.use(ARTICLE, itself)).toBe('pdf 2');
});

test('what cannot be opened leaves nothing behind', async () => {
  const { last, open, closed } = lastPdf();
  open.mockRejectedValueOnce(new Error('encrypted'));
  await expect(last.use(ARTICLE, itself)).rejects.toThrow('encrypted');
  expect(closed).toEqual([]);
  expect(await last.use(ARTICLE, itself)).toBe('pdf 1');
});

test('two pieces of work at once each have a PDF of their own, and one of them is kept', async () => {
  const { last, closed } = lastPdf();
  let second: Promise<string> | undefined;
  const first = await last.use(ARTICLE, async (pdf) => {
    second = last.use(ARTICLE, itself);
    await second;
    return pdf;
  });
  expect([first, await second]).toEqual(['pdf 1', 'pdf 2']);
  expect(closed).toHaveLength(1);
  expect(closed).not.toContain(await last.use(ARTICLE, itself));
});

test('it is closed after a number of pieces of work, with what they have left in memory', async () => {
  const { last, closed } = lastPdf(2);
  await last.use(ARTICLE, itself);
  expect(closed).toEqual([]);
  await last.use(ARTICLE, itself);
  expect(closed).toEqual(['pdf 1']);
  expect(await last.use(ARTICLE, itself)).toBe('pdf 2');
});
