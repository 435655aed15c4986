export { PrintedLabel, PrintedLabelInFull } from './PrintedLabel';
