import type {
  FromLiveChannel,
  ToLiveChannel,
} from '../../../../src/platform/browser/servicesWorker/messages';
import type { LiveChannel } from '../../../services/sessions/clientSocket';

/** Close codes of RFC 6455, section 7.4.1: abnormal, and normal. */
const ABNORMAL = 1006;
const NORMAL = 1000;

/** Connects a port of the page as the socket of a session. */
export async function openLiveChannel(
  channel: LiveChannel,
  sessionId: string,
  port: MessagePort,
): Promise<void> {
  const post = (event: FromLiveChannel) => port.postMessage(event);
  // Like a server that refuses the upgrade.
  if (await channel.refusalOf(sessionId))
    return post({ kind: 'closed', code: ABNORMAL, reason: '' });
  let isOver = false;
  let onClose = (): void => undefined;
  const end = (code: number, reason: string) => {
    if (isOver) return;
    isOver = true;
    post({ kind: 'closed', code, reason });
    port.close();
    onClose();
  };
  const events = channel.open(sessionId, {
    send: (text) => {
      if (!isOver) post({ kind: 'message', text });
    },
    close: end,
    cut: () => end(ABNORMAL, ''),
  });
  ({ onClose } = events);
  // It may have been cut at once, because the services are stopping.
  if (isOver) return onClose();
  port.onmessage = ({ data }: MessageEvent<ToLiveChannel>) => {
    if (isOver) return;
    if (data.kind === 'frame') events.onFrame(data.text);
    else end(NORMAL, '');
  };
  post({ kind: 'opened' });
}
