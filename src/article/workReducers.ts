import { annotationWordsReducer } from './annotationWords.slice';
import { articleReducer } from './bibliography.slice';
import { compoundsReducer } from './compounds.slice';
import { historyReducer } from './history.slice';
import { segmentsReducer } from './segments.slice';
import { structuresReducer } from './structures.slice';

/** The parts of an article that acts of the user change, and their undo list: of the open one, and of a saved one. */
export const workReducers = {
  bibliography: articleReducer,
  annotationWords: annotationWordsReducer,
  segments: segmentsReducer,
  structures: structuresReducer,
  compounds: compoundsReducer,
  history: historyReducer,
};
