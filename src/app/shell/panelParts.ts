export { OfflineUse } from '@/features/offline';
export { SavedWorkList } from '@/features/savedWork';
export { SecurityLog } from '@/features/security';
export { SaveTrace } from '@/features/traces';
