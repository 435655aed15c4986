/** @jest-environment node */
import { readChemDraw } from '../chemdraw/readChemDraw';
import { cdxml } from '../chemdraw/testing/cdxml';
import { chemDrawPages } from './chemDrawPages';

const ETHANE =
  '<fragment><n id="3" p="100 100"/><n id="4" p="112.5 92.8"/><b B="3" E="4"/></fragment>';
const NUMBER = '<t p="104 120"><s font="3" size="10">7</s></t>';

test('a page is as large as its drawing, and everything lies on it', () => {
  const { pages } = chemDrawPages([readChemDraw(cdxml(ETHANE + NUMBER))]);
  const { width, height, molecules, letters } = pages[0]!;
  expect(width).toBeLessThan(120);
  const [x0, y0, x1, y1] = molecules[0]!.box;
  expect(Math.min(x0, y0, width - x1, height - y1)).toBeGreaterThan(0);
  expect(letters.map(({ text }) => text)).toEqual(['7']);
  expect(molecules[0]).toMatchObject({ label: { number: '7', text: '7' }, told: [] });
});

test('what ChemDraw draws and a molfile does not say is told at its drawing', () => {
  const unknown = ETHANE.replace(
    '<n id="4" p="112.5 92.8"/>',
    '<n id="4" p="112.5 92.8" NodeType="Nickname"><t p="112 92"><s font="3" size="10">Xyz</s></t></n>',
  );
  const { pages } = chemDrawPages([readChemDraw(cdxml(unknown))]);
  expect(pages[0]!.molecules[0]!.told.join()).toContain('Xyz');
});

test('a page without a molecule is none', () => {
  expect(chemDrawPages([readChemDraw(cdxml(NUMBER))]).pages).toEqual([]);
});
