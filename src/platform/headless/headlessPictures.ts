import { openPicture } from '../browser/pictures/openPicture';
import type { Pictures } from '../pictures';

const PNG = 0x89;
const JPEG = 0xff;

/** PNG and JPEG, which a PDF takes as they are: for all that has to be drawn first, there is no canvas. */
export const headlessPictures: Pictures = {
  async open(file) {
    const [first = 0] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
    if (first !== PNG && first !== JPEG) throw new Error('It is no PNG or JPEG picture');
    try {
      return await openPicture(file);
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      throw new Error('It has to be turned first: open it in the page', { cause: error });
    }
  },
  whenPasted: () => () => undefined,
};
