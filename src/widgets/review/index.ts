export { Review } from './Review';
export { ReviewButton } from './ReviewButton';
