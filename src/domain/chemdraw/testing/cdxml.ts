import type { ChemDrawDocument, ChemDrawMolecule } from '../chemDrawDocument';
import { readChemDraw } from '../readChemDraw';

/** A CDXML file with one page of these objects. */
export const cdxml = (objects: string): Uint8Array =>
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8" ?><!DOCTYPE CDXML SYSTEM "http://www.cambridgesoft.com/xml/cdxml.dtd" ><CDXML BondLength="14.4"><fonttable><font id="3" charset="iso-8859-1" name="Arial"/><font id="4" charset="iso-8859-1" name="Symbol"/></fonttable><page id="1" BoundingBox="0 0 540 720">${objects}</page></CDXML>`,
  );

export const pageOf = (objects: string): ChemDrawDocument['pages'][number] => {
  const [page] = readChemDraw(cdxml(objects)).pages;
  if (!page) throw new Error('no page');
  return page;
};

/** The only molecule of a page. */
export function moleculeOf(objects: string): ChemDrawMolecule {
  const { molecules } = pageOf(objects);
  const [molecule] = molecules;
  if (!molecule || molecules.length > 1) throw new Error(`${molecules.length} molecules`);
  return molecule;
}

/** What a molfile says, short: atoms with what is stated of them, bonds as `1=2`. */
export function summary(molfile: string): { atoms: string; bonds: string; isChiral: boolean } {
  const lines = molfile.split('\n');
  const counts = lines[3] ?? '';
  const [atoms, bonds] = [Number(counts.slice(0, 3)), Number(counts.slice(3, 6))];
  const stated = lines
    .slice(4 + atoms + bonds)
    .filter((line) => /^M {2}(?:CHG|ISO|RAD|RGP)/.test(line));
  const symbols = lines.slice(4, 4 + atoms).map((line, index) => {
    const marks = stated.flatMap((list) =>
      [...list.slice(9).matchAll(/ +(\d+) +(-?\d+)/g)]
        .filter(([, number]) => Number(number) === index + 1)
        .map(([, , value]) => `${list.slice(3, 6).toLowerCase()}${value}`),
    );
    const valence = Number(line.slice(48, 51));
    const words = [...marks, ...(valence === 0 ? [] : [`val${valence}`])];
    return `${line.slice(31, 34).trim()}${words.length === 0 ? '' : `(${words.join(' ')})`}`;
  });
  const wedges: Readonly<Record<string, string>> = {
    0: '',
    1: 'up',
    3: 'either',
    4: 'either',
    6: 'down',
  };
  const pairs = lines.slice(4 + atoms, 4 + atoms + bonds).map((line) => {
    const [begin, end, order, wedge] = [0, 3, 6, 9].map((at) => Number(line.slice(at, at + 3)));
    return `${begin}${['', '-', '=', '#', ':'][order ?? 0] ?? `~${order}~`}${end}${wedges[wedge ?? 0] ?? ''}`;
  });
  return {
    atoms: symbols.join(' '),
    bonds: pairs.join(' '),
    isChiral: counts.slice(12, 15) === '  1',
  };
}
