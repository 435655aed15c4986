export {
  inWords,
  selectFindings,
  selectFindingsInWords,
  selectStructureCheck,
  type ChecksRootState,
  type DrawingFindings,
} from './checks.selectors';
