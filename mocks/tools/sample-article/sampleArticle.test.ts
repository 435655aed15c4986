import { readFileSync } from 'node:fs';
import path from 'node:path';
import initRDKitModule from '@rdkit/rdkit';
import type { MainModule } from '@rdkit/rdkit';
import { articleEntities } from './articleEntities';
import { articleHead, articleParagraphs } from './articleText';
import { sampleCompounds } from './compounds';
import { LABEL_SIZE } from './drawingStyle';
import { makeArticle } from './makeArticle';
import type { MadeArticle } from './makeArticle';
import { readWords } from './richText';
import { drawStructure } from './structureDrawing';
import { layOutStructure } from './structureLayout';
import type { StructureLayout } from './structureLayout';
import truth from './truth.json';
import { truthOf } from './truth';

const bitmap = readFileSync(path.join(__dirname, 'bitmap-figure.png'));
const committed = readFileSync(path.join(__dirname, '../../../public/sample-article.pdf'));

let rdkit: MainModule;
let article: MadeArticle;

beforeAll(async () => {
  rdkit = await initRDKitModule();
  article = await makeArticle(rdkit, bitmap);
});

/**
 * The layout as an MDL V2000 molfile: coordinates and wedges only, without any other hint at the
 * configuration.
 */
function molfileOf({ atoms, bonds }: StructureLayout): string {
  const field = (value: number, width: number) => String(value).padStart(width);
  const rows = atoms.map(
    ({ x, y, element }) =>
      `${(x / 10).toFixed(4).padStart(10)}${(-y / 10).toFixed(4).padStart(10)}    0.0000 ${element.padEnd(3)} 0  0`,
  );
  const lines = bonds.map(({ begin, end, order, wedge }) =>
    [begin + 1, end + 1, order, { none: 0, up: 1, down: 6 }[wedge]]
      .map((v) => field(v, 3))
      .join(''),
  );
  const charges = atoms.flatMap(({ charge }, index) =>
    charge === 0 ? [] : [`M  CHG  1${field(index + 1, 4)}${field(charge, 4)}`],
  );
  const counts = `${field(atoms.length, 3)}${field(bonds.length, 3)}  0  0  1  0  0  0  0  0999 V2000`;
  return ['', '', '', counts, ...rows, ...lines, ...charges, 'M  END', ''].join('\n');
}

const textOf = (source: string) =>
  readWords(source)
    .map((word) => word.map(({ text }) => text).join(''))
    .join(' ');

test('the committed PDF is what the script produces, byte for byte', () => {
  expect(article.pdf.equals(committed)).toBe(true);
});

test('the committed truth is what the script writes', () => {
  expect(truthOf(rdkit, article.drawings)).toEqual(truth);
});

test('the article has three pages and weighs less than 300 kB', () => {
  const pages = committed.toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(truth.pages);
  expect(committed.length).toBeLessThan(300_000);
});

test.each(truth.drawings)(
  'drawing $number, $name, is a valid structure in canonical form',
  (drawing) => {
    const molecule = rdkit.get_mol(drawing.smiles);
    expect(molecule?.get_smiles()).toBe(drawing.smiles);
    molecule?.delete();
  },
);

/** As published for the compounds of these names (PubChem, ChEBI). */
const PUBLISHED_KEYS: Readonly<Record<string, string>> = {
  artemisinin: 'BLUAFEHZUWYNDE-NNWCWBAJSA-N',
  scopoletin: 'RODXRVNMMDRFIK-UHFFFAOYSA-N',
  quercetin: 'REFJWTPEDVJJIY-UHFFFAOYSA-N',
  berberine: 'YBHILYKTIRIUTE-UHFFFAOYSA-N',
  'betulinic acid': 'QGJZLNKBHJESQX-FZFNOLFKSA-N',
  '(+)-catechin': 'PFTAWBLQPZVEMU-DZGCQCFKSA-N',
  emodin: 'RHMXXJGYXNZAPX-UHFFFAOYSA-N',
  podophyllotoxin: 'YJGVMLPVUAXIQN-XVVDYKMHSA-N',
  camptothecin: 'VSJKWCGYPAHWDS-FQEVSTJZSA-N',
  'geranyl acetate': 'HIGQPQRQIQDZMP-DHZHZOJOSA-N',
  'kojic acid': 'BEJNERDRQOWKJM-UHFFFAOYSA-N',
};

test.each(truth.drawings)('drawing $number is $name, by its InChIKey', ({ name, smiles }) => {
  const molecule = rdkit.get_mol(smiles);
  const key = molecule && rdkit.get_inchikey_for_inchi(molecule.get_inchi());
  molecule?.delete();
  expect(key).toBe(PUBLISHED_KEYS[name]);
});

test.each(sampleCompounds.filter(({ kind }) => kind === 'vector'))(
  'the coordinates and wedges of $number, $name, give its SMILES back',
  (compound) => {
    const molecule = rdkit.get_mol(molfileOf(layOutStructure(rdkit, compound)));
    // A molfile's hydrogens are atoms; a second reading merges them.
    const folded = rdkit.get_mol(molecule?.get_smiles() ?? '');
    expect(folded?.get_smiles()).toBe(
      truth.drawings.find(({ number }) => number === compound.number)?.smiles,
    );
    folded?.delete();
    molecule?.delete();
  },
);

test.each(sampleCompounds.filter(({ kind }) => kind === 'vector'))(
  'no two labels of $number, $name, overlap',
  (compound) => {
    const drawing = drawStructure(layOutStructure(rdkit, compound));
    const labels = drawing.labels.filter(({ size }) => size === LABEL_SIZE);
    for (const [index, a] of labels.entries()) {
      for (const b of labels.slice(index + 1)) {
        const apart = Math.abs(a.x - b.x) > 4 || Math.abs(a.y - b.y) > 8;
        expect([a.text, b.text, apart]).toEqual([a.text, b.text, true]);
      }
    }
  },
);

test('no two drawings on a page overlap, and all are inside the page', () => {
  for (const [index, a] of truth.drawings.entries()) {
    const [x0, y0, x1, y1] = a.box as [number, number, number, number];
    expect(x0).toBeGreaterThan(40);
    expect(x1).toBeLessThan(555);
    expect(y0).toBeGreaterThan(55);
    expect(y1).toBeLessThan(790);
    for (const b of truth.drawings.slice(index + 1).filter(({ page }) => page === a.page)) {
      const [u0, v0, u1, v1] = b.box as [number, number, number, number];
      expect(x1 < u0 || u1 < x0 || y1 < v0 || v1 < y0).toBe(true);
    }
  }
});

test.each(Object.entries(articleEntities))(
  'every name labelled %s occurs in the text',
  (_, names) => {
    const text = [articleHead.abstract, ...articleParagraphs.map((paragraph) => paragraph.text)]
      .map(textOf)
      .join(' ');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  },
);
