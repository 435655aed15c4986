import { raiseNotice } from '@/features/notices';
import { overlayShown } from '@/features/overlays';
import { addressChanges } from '@/lib/saga/addressChanges';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Platform } from '@/platform/platform';
import { importRequested } from '../library.actions';
import { sharedFileAt } from '../sharedLink';

/** Bytes. More than a curated article needs with its PDF and cut-outs; it is held in memory once. */
const LARGEST_LINKED = 256 * 1024 ** 2;

/**
 * Opens an article that lies beside the page on its server, as a course offers it: `#/open?file=name.tar`.
 * It is imported like a file that was dropped, so it replaces nothing unasked.
 */
export function* followFileLink(): SagaGenerator<void> {
  const { address } = yield* getPlatform();
  yield* call(openLinked, address.fragment());
  yield* forEachEvent(addressChanges(address), openLinked);
}

function* openLinked(fragment: string): SagaGenerator<void> {
  const path = sharedFileAt(fragment);
  if (path === undefined) return;
  const name = path.split('/').at(-1) ?? path;
  const { blobs, ...platform } = yield* getPlatform();
  // Also takes the link out of the address, so that a reload does not import again.
  yield* put(overlayShown('library'));
  try {
    const { blobId } = blobs.add(yield* call(download, platform, path));
    yield* put(importRequested({ blobId, name, isOpening: true }));
  } catch (error) {
    const message = `"${name}" could not be fetched`;
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
}

async function download({ fetch }: Pick<Platform, 'fetch'>, path: string): Promise<Blob> {
  const response = await fetch(path.split('/').map(encodeURIComponent).join('/'));
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  if (Number(response.headers.get('content-length')) > LARGEST_LINKED) {
    throw new Error('It is larger than 256 MB.');
  }
  return response.blob();
}
