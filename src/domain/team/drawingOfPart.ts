import { partPieces } from './teamPart';

const OF_DRAWINGS = ['segments', 'structures', 'judgements', 'drafts'];

/** The id of the drawing that a part is of; undefined of a part of the article, and of comments. */
export function drawingOfPart(part: string): string | undefined {
  const [kind = '', id, ...rest] = partPieces(part);
  if (kind === 'opinions') return drawingOfPart(rest.map(encodeURIComponent).join('/'));
  return OF_DRAWINGS.includes(kind) ? id : undefined;
}
