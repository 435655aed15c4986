import type { Pictures } from '@/platform/pictures';

export interface FakePictures extends Pictures {
  /** The user pastes pictures. */
  paste(...pictures: readonly File[]): void;
}

/** Takes any file for a PNG of one pixel, unless its text begins with `broken`. */
export function createFakePictures(): FakePictures {
  const listeners = new Set<(pictures: readonly File[]) => void>();
  return {
    async open(file) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (new TextDecoder().decode(bytes).startsWith('broken')) throw new Error('It is damaged');
      return [{ bytes: ONE_PIXEL, type: 'image/png', width: 1, height: 1 }];
    },
    whenPasted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    paste: (...pictures) => listeners.forEach((listener) => listener(pictures)),
  };
}

/** A white PNG of one pixel. */
const ONE_PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTt3yAAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);
