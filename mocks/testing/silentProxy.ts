import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on which connections can be forgotten, as a firewall does. */
export interface SilentProxy {
  readonly port: number;
  /** Forgets the connections that are open: nothing comes through any more, and nobody is told. Others can be opened. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** @param socket path of the server's socket */
export async function startSilentProxy(socket: string): Promise<SilentProxy> {
  const open: Socket[] = [];
  const server = createServer((one) => {
    const other = connect(socket);
    for (const each of [one, other]) each.on('error', () => undefined);
    one.pipe(other).pipe(one);
    open.push(one, other);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    forget: () => open.forEach((each) => each.unpipe().pause()),
    close: async () => {
      open.forEach((each) => each.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
