export { Inspection, InspectionPart } from './Inspection';
