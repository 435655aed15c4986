export { StructureDrawing } from './components/StructureDrawing/StructureDrawing';
export { structuresSaga } from './structures.saga';
export { selectAllStructures, selectIsProcessed, selectStructureOf } from './structures.selectors';
export {
  readingReceived,
  smilesCopyRequested,
  structuresReducer,
  type ReadingFact,
  type StructuresRootState,
} from './structures.slice';
