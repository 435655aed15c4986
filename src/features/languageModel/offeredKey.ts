import { createHandover } from '@/platform/secretHandover';

const handover = createHandover<string>();

/** Call this with the platform's secrets right before dispatching `modelGiveRequested`. */
export const offerKey = handover.offer;

export const takeKey = handover.take;
