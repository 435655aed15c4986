export { Compounds } from './Compounds';
