export { SavedWorkList } from '@/features/savedWork';
export { SecurityLog } from '@/features/security';
export { SessionFacts } from '@/features/session';
export { SaveTrace } from '@/features/traces';
export { OwnFiles } from './OwnFiles';
