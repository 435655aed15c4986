import type {
  FromServicesWorker,
  ToServicesWorker,
} from '../../../src/platform/browser/servicesWorker/messages';
import { answerRequests } from './channel/answerRequests';
import { openLiveChannel } from './channel/openLiveChannel';
import { openServices } from './openServices';
import { isPartName } from './parts/engineParts';

/** Entry of the worker with the services: answers what the page posts. */
const post = (message: FromServicesWorker, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

const opening = openServices({
  engineScript: new URL(ENGINE_SCRIPT, self.location.href).href,
  parts: ENGINE_PARTS,
  languageModelUrl: LANGUAGE_MODEL_URL,
  engineOrigins: ENGINE_ORIGINS,
  onProgress: (download) => post({ kind: 'download', download }),
});

const requests = answerRequests(
  opening.then(({ services }) => services.fetch),
  post,
);

self.addEventListener('message', ({ data }: MessageEvent<ToServicesWorker>) => {
  switch (data.kind) {
    case 'request':
      return void requests.answer(data);
    case 'abort':
      return requests.abort(data.id);
    case 'connect':
      return void connect(data.sessionId, data.port);
    case 'cancel-downloads':
      return void opening.then(({ parts }) => parts.cancel());
    case 'download':
      return void fetchPart(data.part);
  }
});

/** How it ends is told as progress. */
async function fetchPart(name: string): Promise<void> {
  const { parts } = await opening;
  if (isPartName(name)) await parts.fetchAgain(name).catch(() => undefined);
}

async function connect(sessionId: string, port: MessagePort): Promise<void> {
  await openLiveChannel((await opening).services.channels.sessions, sessionId, port);
}
