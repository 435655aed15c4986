import { isNestedDeeper, MOST_LEVELS } from '@/lib/isNestedDeeper';
import type { BlobDescription, BlobVault } from '@/platform/vaults';
import type { ApiError } from './apiError';
import type { AnswerKind } from './apiRequest';

export type Answer = { readonly data: unknown } | { readonly error: ApiError };

const wrongAnswer = (status: number, message: string): Answer => ({
  error: { kind: 'schema', status, message },
});

const TOO_DEEP = 'The services answered with data that is nested too deeply';
const WEB_PAGE = 'The services answered with a web page instead of data';

/** A proxy answers unknown addresses with its start page and status 200 (docs/contract.md 1.1). */
function isWebPage(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}

async function readJson(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    const data: unknown = JSON.parse(text);
    return isNestedDeeper(data, MOST_LEVELS) ? wrongAnswer(response.status, TOO_DEEP) : { data };
  } catch {
    return wrongAnswer(
      response.status,
      isWebPage(response) ? WEB_PAGE : 'The services answered with something that is not JSON',
    );
  }
}

async function readText(response: Response): Promise<Answer> {
  const text = await response.text();
  return isWebPage(response) ? wrongAnswer(response.status, WEB_PAGE) : { data: text };
}

/** Drawings requested as PNG arrive as SVG text labelled as PNG if no converter is installed. */
async function trueType(blob: Blob): Promise<string> {
  const start = await blob.slice(0, 64).text();
  return /^\s*</.test(start) ? 'image/svg+xml' : blob.type;
}

async function readImage(
  response: Response,
  blobs: BlobVault,
  signal: AbortSignal,
): Promise<Answer> {
  const blob = await response.blob();
  if (isWebPage(response) || !blob.type.startsWith('image/')) {
    return wrongAnswer(response.status, 'The services did not answer with an image');
  }
  const type = await trueType(blob);
  // otherwise, an answer to an abandoned request would stay in the vault forever
  signal.throwIfAborted();
  const { blobId, size } = blobs.add(blob.slice(0, blob.size, type));
  return { data: { blobId, size, type } satisfies BlobDescription };
}

/** Reads the body of a successful answer; an image goes into the vault, and its description is the data. */
export function readAnswer(
  response: Response,
  kind: AnswerKind,
  blobs: BlobVault,
  signal: AbortSignal,
): Promise<Answer> {
  switch (kind) {
    case 'json':
      return readJson(response);
    case 'text':
      return readText(response);
    case 'image':
      return readImage(response, blobs, signal);
  }
}
