import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The page's light surface (src/ui/styles/tokens.css). */
const TILE = '#ffffff';

interface IconForm {
  readonly file: string;
  /** px */
  readonly size: number;
  /** Width of the logo, of the icon's. Systems cut a maskable icon to a circle of 0.8 of its width. */
  readonly logo: number;
  /** Radius of the corners, of the width. */
  readonly corners: number;
}

const FORMS: readonly IconForm[] = [
  { file: 'icon-192.png', size: 192, logo: 0.66, corners: 0.18 },
  { file: 'icon-512.png', size: 512, logo: 0.66, corners: 0.18 },
  { file: 'maskable-512.png', size: 512, logo: 0.5, corners: 0 },
];

/** Draws the icons of the installed application from the page's own icon. */
export async function drawIcons(favicon: string, folder: string): Promise<void> {
  const logo = readFileSync(favicon, 'utf8');
  mkdirSync(folder, { recursive: true });
  for (const { file, ...form } of FORMS) {
    await sharp(Buffer.from(iconOf(logo, form)))
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(folder, file));
  }
}

function iconOf(logo: string, { size, logo: share, corners }: Omit<IconForm, 'file'>): string {
  const [width, edge] = [size * share, (size * (1 - share)) / 2];
  const placed = logo.replace(
    '<svg',
    `<svg x="${edge}" y="${edge}" width="${width}" height="${width}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * corners}" fill="${TILE}"/>${placed}</svg>`;
}
