export { Work } from './Work';
