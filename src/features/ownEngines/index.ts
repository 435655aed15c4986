export { OwnEngines } from './components/OwnEngines/OwnEngines';
export { ownEnginesSaga } from './ownEngines.saga';
