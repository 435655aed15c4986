export { CompoundTitle } from './CompoundTitle';
export { PrintedLabelInFull } from './PrintedLabel';
