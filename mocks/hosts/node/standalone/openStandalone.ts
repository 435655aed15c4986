import type { RequestListener } from 'node:http';
import path from 'node:path';
import { readAllowedHosts } from '../../../services/http/allowedHosts';
import { openOwnedFolder } from '../files/ownedFolder';
import { mountAt } from '../http/mountAt';
import { webListener } from '../http/webListener';
import type { PageConfig } from '../serving/pageConfig';
import { createPageRoutes } from '../serving/pageRoutes';
import { writeStandalone } from './writeStandalone';

/** Where `npm start` offers the application with its services in the browser. */
export const STANDALONE_PREFIX = '/standalone';

export interface Standalone {
  readonly listener: RequestListener;
  readonly close: () => Promise<void>;
}

/**
 * The application with its services in the browser, written into a temporary folder when it is first asked for:
 * that takes two seconds, which most starts need not spend.
 *
 * @param dist the built page
 * @param config see `readStandaloneConfig`
 */
export function openStandalone(root: string, dist: string, config: PageConfig): Standalone {
  let opening: Promise<Opened> | undefined;
  const opened = () => {
    opening ??= open(root, dist, config).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    listener: (request, response) => {
      opened().then(
        ({ listener }) => listener(request, response),
        (error: unknown) => {
          console.error('The application for the browser alone could not be written:', error);
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
          response.end('The application for the browser alone could not be written');
        },
      );
    },
    close: async () => (await opening)?.remove(),
  };
}

interface Opened {
  readonly listener: RequestListener;
  readonly remove: () => Promise<void>;
}

async function open(root: string, dist: string, config: PageConfig): Promise<Opened> {
  const base = await openOwnedFolder();
  const folder = path.join(base.path, 'standalone');
  try {
    await writeStandalone(root, { dist, folder, config, isCompressed: false });
    const page = await createPageRoutes(folder, config);
    const listener = webListener(page, { hosts: readAllowedHosts(process.env) });
    return { listener, remove: base.remove };
  } catch (error) {
    await base.remove();
    throw error;
  }
}

/** The standalone application below its prefix, beside everything else. */
export function mountStandalone({ listener }: Standalone, rest: RequestListener): RequestListener {
  const mounted = mountAt(STANDALONE_PREFIX, listener, rest);
  return (request, response) => {
    // The page's addresses are relative, so the slash matters.
    if ((request.url ?? '').split('?')[0] !== STANDALONE_PREFIX) return mounted(request, response);
    response.writeHead(308, { Location: `.${STANDALONE_PREFIX}/` }).end();
  };
}
