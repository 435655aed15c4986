import sharp from 'sharp';

/** Renders one of our own drawings at its own size. */
export const svgToPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
