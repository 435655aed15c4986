export { NothingSure } from './AcceptSure';
export { Review } from './Review';
export { ReviewButton } from './ReviewButton';
export { SampleDialog } from './SampleDialog';
export { SampleTile } from './SampleTile';
