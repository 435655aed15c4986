import type { TabChannel } from '../tabChannel';

const NAME = 'marcus-tabs';

/** If `BroadcastChannel` is missing or forbidden, each tab assumes that it is the only one. */
export function createTabChannel(): TabChannel {
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    try {
      opened ??= new BroadcastChannel(NAME);
      return opened;
    } catch {
      return undefined;
    }
  };
  return {
    post: (message) => channel()?.postMessage(message),
    subscribe(listener) {
      const heard = ({ data }: MessageEvent<unknown>) => listener(data);
      const source = channel();
      source?.addEventListener('message', heard);
      return () => source?.removeEventListener('message', heard);
    },
  };
}
