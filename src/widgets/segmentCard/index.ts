export { SegmentCard } from './SegmentCard';
