import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxHeight, boxHoldsBox, boxWidth, growBox } from '../../geometry/boxes';
import { capitalsBox } from '../../lines/labelLetters';
import type { Blob } from '../../lines/lineArt';
import { filledWave } from '../../lines/waves';
import type { PageContent } from '../../page/pageContent';
import { areSigned } from './raisedSign';

/** A letter or wedge without readable text: a stencil tile or a filled outline. */
export interface TilePart {
  readonly kind: 'tile';
  readonly box: Box;
  readonly margin: number;
}

/** Maximum size of tiles and outlines taken for letters or wedges, points. */
const MAX_TILE = 40;
/** Height of a drawing's letters, points. */
const LETTER = { min: 2.5, max: 24 } as const;
/** Margin of a raised sign, heights of its letter: a bond to the letter ends before the sign. */
const AT_SIGN = 0.5;
/** Shapes near one place; more are no letters. */
const CROWD = 100;

/**
 * The pieces of a page that may be letters or wedges. Shapes around letters are not, nor is what is painted in them:
 * circles stand for the domains of a protein.
 */
export function tileParts(page: PageContent, blobs: readonly Blob[]): TilePart[] {
  const stencils = page.images.filter(({ stencil }) => stencil).map(({ box }) => box);
  const shapes = blobs.filter((blob) => !filledWave(blob)).map(({ box }) => box);
  const texts = page.texts.filter(({ text }) => /[A-Za-z]/.test(text)).map(capitalsBox);
  const letters = indexed([...stencils, ...texts]);
  const isAround = (box: Box) => isTile(box) && letters(box).some((each) => boxHoldsBox(box, each));
  const around = indexed(shapes.filter(isAround));
  const isFree = (box: Box) => !around(box).some((each) => boxHoldsBox(each, box));
  return withSignMargins(
    [...stencils, ...shapes].filter((box) => isTile(box) && isFree(box)).map(tilePart),
  );
}

function indexed(boxes: readonly Box[]): (near: Box) => Box[] {
  const index = new BoxIndex(boxes, LETTER.max, CROWD);
  return (near) => index.touching(near).flatMap((i) => (boxes[i] ? [boxes[i]] : []));
}

function isTile(box: Box): boolean {
  const size = Math.max(boxWidth(box), boxHeight(box));
  return size <= MAX_TILE && size >= 0.5;
}

function tilePart(box: Box): TilePart {
  const height = boxHeight(box);
  const isLetter = height >= LETTER.min && height <= LETTER.max;
  return { kind: 'tile', box, margin: isLetter ? 0.45 * height : 0.8 };
}

function withSignMargins(tiles: readonly TilePart[]): TilePart[] {
  const index = new BoxIndex(
    tiles.map(({ box }) => box),
    LETTER.max,
    CROWD,
  );
  return tiles.map((tile) => {
    const beside = index.touching(growBox(tile.box, boxHeight(tile.box)));
    const letter = beside
      .flatMap((i) => tiles[i] ?? [])
      .find(({ box }) => {
        return boxHeight(box) > boxHeight(tile.box) && areSigned(box, tile.box);
      });
    return letter ? { ...tile, margin: AT_SIGN * boxHeight(letter.box) } : tile;
  });
}
