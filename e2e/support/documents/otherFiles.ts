import { createCanvas } from '@napi-rs/canvas';
import type { ChosenFile } from './pdfDocuments';

const text = (name: string, content: string): ChosenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** As RDKit writes it. */
export const CAFFEINE = 'Cn1c(=O)c2c(ncn2C)n(C)c1=O';

/** Atoms in units of bonds, y up, and bonds by their numbers. */
function molfile(
  title: string,
  atoms: readonly (readonly [symbol: string, x: number, y: number])[],
  bonds: readonly (readonly [begin: number, end: number, order: number])[],
): string {
  const three = (value: number) => String(value).padStart(3);
  const place = (value: number) => value.toFixed(4).padStart(10);
  return [
    title,
    '  marcus-test',
    '',
    `${three(atoms.length)}${three(bonds.length)}  0  0  0  0  0  0  0  0999 V2000`,
    ...atoms.map(([symbol, x, y]) => `${place(x)}${place(y)}${place(0)} ${symbol.padEnd(3)} 0  0`),
    ...bonds.map((bond) => `${bond.map(three).join('')}  0`),
    'M  END',
    '',
  ].join('\n');
}

const caffeine = molfile(
  'caffeine',
  [
    ...([
      ['N', 0.866, 0.5],
      ['C', 0.866, -0.5],
      ['N', 0, -1],
      ['C', -0.866, -0.5],
    ] as const),
    ...([
      ['C', -0.866, 0.5],
      ['C', 0, 1],
      ['N', -1.817, 0.809],
      ['C', -2.405, 0],
    ] as const),
    ...([
      ['N', -1.817, -0.809],
      ['O', 0, 2],
      ['O', 1.732, -1],
      ['C', 1.732, 1],
    ] as const),
    ...([
      ['C', 0, -2],
      ['C', -2.126, 1.76],
    ] as const),
  ],
  [
    ...([
      [1, 2, 1],
      [2, 3, 1],
      [3, 4, 1],
      [4, 5, 2],
      [5, 6, 1],
      [6, 1, 1],
      [5, 7, 1],
    ] as const),
    ...([
      [7, 8, 1],
      [8, 9, 2],
      [9, 4, 1],
      [6, 10, 2],
      [2, 11, 2],
      [1, 12, 1],
    ] as const),
    ...([
      [3, 13, 1],
      [7, 14, 1],
    ] as const),
  ],
);

const ethanol = molfile(
  '2',
  [
    ['C', 0, 0],
    ['C', 0.866, 0.5],
    ['O', 1.732, 0],
  ],
  [
    [1, 2, 1],
    [2, 3, 1],
  ],
);

/** Caffeine, and ethanol under its number and name. */
export const caffeineSdf = (): ChosenFile =>
  text('caffeine.sdf', `${caffeine}$$$$\n${ethanol}> <name>\nethanol\n\n$$$$\n`);

/** The molfiles of an SD file. */
export const molfileOf = ({ buffer }: ChosenFile): string[] =>
  [...buffer.toString().matchAll(/[^$]*?M {2}END\n/g)].map(([record]) =>
    record.replace(/^(?:> <name>\nethanol\n\n)?\n?/, ''),
  );

/** A good record, and one that is cut off. */
export const brokenSdf = (): ChosenFile =>
  text('broken.sdf', `${ethanol}$$$$\n${caffeine.slice(0, 300)}\n`);

/** Ethanol with a number and a name below it, as ChemDraw writes it. */
export const ethanolCdxml = (): ChosenFile =>
  text(
    'ethanol.cdxml',
    `<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE CDXML SYSTEM "http://www.cambridgesoft.com/xml/cdxml.dtd" >
<CDXML BondLength="14.4"><page id="1" BoundingBox="0 0 540 720" Width="540" Height="720">
<fragment id="2"><n id="3" p="100 100"/><n id="4" p="112.47 92.8"/>
<n id="5" p="124.94 100" Element="8" NumHydrogens="1"><t p="121 104"><s font="3" size="10" face="96">OH</s></t></n>
<b id="6" B="3" E="4"/><b id="7" B="4" E="5"/></fragment>
<t id="8" p="108 125"><s font="3" size="10" face="1">7</s></t>
<t id="9" p="96 138"><s font="3" size="10">ethanol</s></t></page></CDXML>`,
  );

/** A screenshot of a drawing: benzoic acid in black lines on white. */
export async function moleculePicture(name: string): Promise<ChosenFile> {
  const canvas = createCanvas(260, 160);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 260, 160);
  context.strokeStyle = 'black';
  context.lineWidth = 1.6;
  const line = (x0: number, y0: number, x1: number, y1: number) => {
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    context.stroke();
  };
  const corner = (at: number, size: number) =>
    [
      80 + size * Math.cos((Math.PI * at) / 3 + Math.PI / 6),
      90 + size * Math.sin((Math.PI * at) / 3 + Math.PI / 6),
    ] as const;
  for (let at = 0; at < 6; at += 1) {
    line(...corner(at, 32), ...corner(at + 1, 32));
    if (at % 2 === 0) line(...corner(at, 26), ...corner(at + 1, 26));
  }
  const [x, y] = corner(5, 32);
  line(x, y, x + 28, y - 16);
  line(x + 28, y - 16, x + 50, y - 3);
  line(x + 26, y - 17, x + 26, y - 42);
  line(x + 30, y - 17, x + 30, y - 42);
  context.fillStyle = 'black';
  context.font = '18px Arial';
  context.fillText('O', x + 21, y - 44);
  context.fillText('OH', x + 52, y + 8);
  return { name, mimeType: 'image/png', buffer: await canvas.encode('png') };
}
