import type { MainModule } from '@rdkit/rdkit';
import sharp from 'sharp';
import type { SampleCompound } from './compounds';
import { BOND_LENGTH, LABEL_SIZE } from './drawingStyle';

/** Resolution of the pasted bitmap, pixels per inch: as stored by a word processor. */
export const BITMAP_DPI = 180;

/**
 * A drawing as a grey PNG. RDKit draws the letters as outlines, so the pixels don't depend on the machine's
 * fonts.
 */
export async function drawBitmap(rdkit: MainModule, compound: SampleCompound): Promise<Buffer> {
  const molecule = rdkit.get_mol(compound.drawing);
  if (!molecule) throw new Error(`RDKit cannot read the drawing of ${compound.name}`);
  try {
    molecule.set_new_coords(true);
    const svg = molecule.get_svg_with_highlights(
      JSON.stringify({
        width: -1,
        height: -1,
        // Pixels per unit of length; CoordGen's bonds are one unit long.
        scalingFactor: (BOND_LENGTH * BITMAP_DPI) / 72,
        fixedFontSize: (LABEL_SIZE * BITMAP_DPI) / 72,
        bondLineWidth: 1.6,
        padding: 0.03,
      }),
    );
    // RDKit.js ignores the palette options; journals print in black.
    const black = svg.replace(/#(?!FFFFFF)[0-9A-F]{6}/gi, '#000000');
    return await sharp(Buffer.from(black))
      .flatten({ background: '#ffffff' })
      .greyscale()
      .png({ compressionLevel: 9 })
      .toBuffer();
  } finally {
    molecule.delete();
  }
}
