/** The article that is worked on, for all layers above. */
export * from './annotationWords.slice';
export * from './annotations.slice';
export * from './bibliography.selectors';
export * from './bibliography.slice';
export * from './compounds.slice';
export * from './document.slice';
export * from './history.slice';
export * from './history/withHistory';
export * from './openDocument';
export * from './readings.slice';
export * from './segments.selectors';
export * from './segments.slice';
export * from './segmentsState';
export * from './structures.selectors';
export * from './structures.slice';
export * from './text.slice';
export { actOf } from './history/undoableFacts';
export type { WorkState } from './history/workState';
