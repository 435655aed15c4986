import { ChemDrawError } from './chemDrawError';
import { readChemDraw } from './readChemDraw';
import { cdxml, pageOf } from './testing/cdxml';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('CDXML', () => {
  it('reads an entity of XML, and none that a file defines', () => {
    const { captions } = pageOf('<t p="100 100"><s size="12">a &lt; b &#946; &bomb;</s></t>');
    expect(captions).toEqual([{ text: 'a < b β &bomb;', x: 100, y: 100, size: 12 }]);
  });

  it.each([
    ['nothing', ''],
    ['another file', '%PDF-1.7'],
    ['an end tag that ends nothing', '<CDXML></page></CDXML>'],
    ['no end', '<CDXML><page>'],
    ['an attribute without quotes', '<CDXML a=1></CDXML>'],
    ['a comment without an end', '<CDXML><!-- </CDXML>'],
    ['something behind the end', '<CDXML></CDXML><CDXML></CDXML>'],
    ['entities of its own', '<!DOCTYPE CDXML [<!ENTITY a "aaaa">]><CDXML>&a;</CDXML>'],
    ['a nesting of 10,000', `<CDXML>${'<group>'.repeat(10_000)}`],
    ['400,000 objects', `<CDXML>${'<n/>'.repeat(400_000)}</CDXML>`],
  ])('refuses %s', (_, text) => {
    expect(() => readChemDraw(bytesOf(text))).toThrow(ChemDrawError);
  });

  it('refuses a nesting that is deeper than it is limited to, even if it ends', () => {
    const nested = `${'<group>'.repeat(200)}${'</group>'.repeat(200)}`;
    expect(() => readChemDraw(cdxml(nested))).toThrow('nested more deeply');
  });

  it('writes what stands in the font Symbol as Greek letters', () => {
    const { captions } = pageOf('<t p="1 9"><s font="4">a</s><s font="3">-pinene</s></t>');
    expect(captions[0]?.text).toBe('α-pinene');
  });

  it.each(['1e400 5', 'NaN 3', 'x', ''])('takes no position from p="%s"', (place) => {
    const file = cdxml(`<fragment><n id="1" p="${place}"/></fragment>`);
    expect(readChemDraw(file).pages[0]?.molecules[0]?.molfile).toContain('0.0000    0.0000');
  });
});
