import { OpfsFiles } from '../opfsFiles';

/** Calls one method of the files after the other's id, for a test outside of the browser. */
interface Call {
  readonly id: number;
  readonly method: 'open' | 'write' | 'read' | 'removeSession' | 'close';
  readonly args: readonly string[];
}

let files: OpfsFiles | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  answer(data).then(
    (result) => self.postMessage({ id: data.id, result }),
    (error: unknown) => self.postMessage({ id: data.id, error: described(error) }),
  );
});

async function answer({ method, args: [session = '', key = '', text = ''] }: Call) {
  if (method === 'open') {
    files = await OpfsFiles.open(Number(session));
    return null;
  }
  if (!files) throw new Error('Nothing is open');
  switch (method) {
    case 'write':
      return files.write(session, key, new TextEncoder().encode(text));
    case 'read':
      return new TextDecoder().decode(await files.read(session, key));
    case 'removeSession':
      return files.removeSession(session);
    case 'close':
      return files.close();
  }
}

function described(error: unknown) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
  return { name, message, ...(typeof status === 'number' && { status }) };
}
