import type { ChannelState, Place, SessionLifecycle, SessionRootState } from './session.slice';

export const selectSession = (state: SessionRootState): SessionLifecycle => state.session;

export const selectSessionIsActive = (state: SessionRootState): boolean =>
  state.session.status === 'active';

export const selectChannel = ({ session }: SessionRootState): ChannelState =>
  session.status === 'active' || session.status === 'waiting' ? session.channel : 'closed';

/** A seat, or a place in the queue for one. */
export const selectHasPlace = ({ session }: SessionRootState): boolean =>
  session.status === 'active' || session.status === 'waiting';

export const selectHasNoPlace = (state: SessionRootState): boolean => !selectHasPlace(state);

/** The place as last told; each report makes another one. */
export const selectPlace = ({ session }: SessionRootState): Place | undefined =>
  session.status === 'active' || session.status === 'waiting' ? session.place : undefined;
