import { createHandover } from '@/platform/secretHandover';

export interface CoconutCredentials {
  readonly email: string;
  readonly password: string;
}

const handover = createHandover<CoconutCredentials>();

/** Call this with the platform's secrets right before dispatching `logInToCoconut`. */
export const offerCredentials = handover.offer;

export const takeCredentials = handover.take;
