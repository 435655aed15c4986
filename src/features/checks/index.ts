export {
  inWords,
  selectFindings,
  selectFindingsInWords,
  type ChecksRootState,
  type DrawingFindings,
} from './checks.selectors';
