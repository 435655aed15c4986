export { piecesOf } from './pieces';
export { readPiece } from './readPiece';
