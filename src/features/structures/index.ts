export { selectAllStructures, selectIsProcessed, selectStructureOf } from './structures.selectors';
export {
  readingReceived,
  structuresReducer,
  type ReadingFact,
  type StructuresRootState,
} from './structures.slice';
