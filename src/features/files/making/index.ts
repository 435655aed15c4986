export { readDrawings } from './readDrawings';
export { readStructures } from './readStructures';
export { requireWholePicture } from './requireWholePicture';
export { structuresPdf } from './structuresPdf';
export { picturesPdf } from './picturesPdf';
