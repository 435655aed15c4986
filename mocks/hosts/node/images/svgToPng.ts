import sharp from 'sharp';

/** A drawing of ours, painted at its own size. */
export const svgToPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
