export { languageModelReducer } from './languageModel.slice';
export { languageModelSaga } from './languageModel.saga';
export { ModelLine } from './components/ModelLine/ModelLine';
