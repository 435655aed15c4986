import { useEffect, useState } from 'react';
import { alignPictures } from './alignPictures';
import { readInk } from './readInk';

/** Where a picture lies on another, in fractions of the other's width and height. */
export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Below this the two do not look like the same drawing, and laying them over each other would mislead. */
const MIN_SCORE = 0.5;

/**
 * Finds where `over` has to lie on `base` for their lines to meet. `undefined` until it is found, and
 * when there is no such place or either picture is missing.
 */
export function useAlignment(
  base: string | undefined,
  over: string | undefined,
): PictureBox | undefined {
  const [found, setFound] = useState<{ base: string; over: string; box: PictureBox | undefined }>();
  useEffect(() => {
    if (base === undefined || over === undefined) return undefined;
    let isWanted = true;
    void boxOf(base, over).then((box) => {
      if (isWanted) setFound({ base, over, box });
    });
    return () => {
      isWanted = false;
    };
  }, [base, over]);
  return found?.base === base && found?.over === over ? found?.box : undefined;
}

/** Never fails: pictures that cannot be read are shown as they are. */
async function boxOf(base: string, over: string): Promise<PictureBox | undefined> {
  try {
    const [below, above] = await Promise.all([readInk(base), readInk(over)]);
    const alignment = alignPictures(below.map, above.map);
    if (!alignment || alignment.score < MIN_SCORE) return undefined;
    return {
      left: alignment.x / below.map.width,
      top: alignment.y / below.map.height,
      width: (alignment.scale * above.map.width) / below.map.width,
      height: (alignment.scale * above.map.height) / below.map.height,
    };
  } catch {
    return undefined;
  }
}
