export { FindingList } from './FindingList';
export { findingsInWords, unseenInWords, WHAT_IS_CHECKED } from './findingWords';
export { StructureCheck } from './StructureCheck';
