export { submissionSaga } from './submission.saga';
export { PrepareForCoconutButton } from './components/PrepareButton/PrepareForCoconutButton';
export { SubmitSeveralButton } from './components/Series/SubmitSeveralButton';
export { receiptInWords } from './components/SubmittedMark/receiptInWords';
export { SubmittedMark } from './components/SubmittedMark/SubmittedMark';
export { Submission, SubmissionPart } from './components/Submission';
export { receiptOfStructure, selectReceipts } from './receipts.selectors';
export { selectSubmissionDrafts } from './openForm.selectors';
export { type SelectedFrom } from './submission.selectors';
export {
  fieldEdited,
  organismAdded,
  organismEdited,
  organismRemoved,
  pubchemLookupRequested,
  publicationLookupRequested,
  submissionOpened,
  submissionReducer,
  submissionRequested,
  submitRequested,
  submitted,
} from './submission.slice';
export type {
  Lookup,
  LookupName,
  PubchemLookup,
  PublicationLookup,
  SubmissionDepiction,
  SubmissionRootState,
  SubmitStatus,
} from './submissionState';
export { restoreSubmissions } from './submission.slice';
