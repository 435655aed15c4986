export { Review, ReviewPart } from './Review';
export { ReviewButton } from './ReviewButton';
