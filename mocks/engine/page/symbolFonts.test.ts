import type { PDFPageProxy } from 'pdfjs-dist';
import { symbolFontsOf } from './symbolFonts';

/** A page whose fonts come with its operators. */
function pageWith(fonts: Readonly<Record<string, string>>) {
  const loaded = new Map<string, object>();
  const getOperatorList = jest.fn(async () => {
    for (const [id, name] of Object.entries(fonts)) loaded.set(id, { name });
  });
  const commonObjs = { has: (id: string) => loaded.has(id), get: (id: string) => loaded.get(id) };
  return { page: { commonObjs, getOperatorList } as unknown as PDFPageProxy, getOperatorList };
}

async function read(fontName: string, text: string): Promise<string> {
  const { page } = pageWith({ f1: `ABCDEF+${fontName}` });
  await page.getOperatorList();
  const fonts = await symbolFontsOf(page, [{ str: text, fontName: 'f1' }]);
  return fonts.get('f1')?.(text) ?? text;
}

test.each([
  ['AdvPSMP13', 'a', 'α'],
  ['AdvPSMP13', 'c', 'γ'],
  ['AdvPSMP13', 'l', 'μ'],
  ['AdvPSMP13', 'D', 'Δ'],
  ['AdvP4C4E74', '\u0003', '−'],
  ['AdvP4C4E74', '\u0018', '∼'],
  ['AdvPSSym', 'Ó', '©'],
  ['AdvPSSym', '°', '°'],
  ['Times-Italic', 'a', 'a'],
])('in %s, %j is %s', async (font, text, sign) => {
  expect(await read(font, text)).toBe(sign);
});

test('a page without runs like signs is not read twice', async () => {
  const { page, getOperatorList } = pageWith({ f1: 'AdvPSMP13' });
  const words = ['words of the text', 'a'].map((str) => ({ str, fontName: 'f1' }));
  const fonts = await symbolFontsOf(page, words);
  expect([fonts.size, getOperatorList.mock.calls]).toEqual([0, []]);
});

test('capitals alone do not make a page be read twice, but are read if its fonts are known', async () => {
  const { page, getOperatorList } = pageWith({ f1: 'AdvPSMP13' });
  const parts = [{ str: 'D', fontName: 'f1' }];
  expect((await symbolFontsOf(page, parts)).size).toBe(0);
  expect(getOperatorList).not.toHaveBeenCalled();
  await page.getOperatorList();
  expect((await symbolFontsOf(page, parts)).get('f1')?.('D')).toBe('Δ');
});
