import type { Platform } from '@/platform/platform';
import type { FileDescription } from '@/platform/vaults';
import { toApiError, type ApiError } from './apiError';
import { platformOf } from './baseQuery';
import { errorFromAnswer } from './errorAnswer';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS, timedSignal } from './timeLimits';

type Exchanged<T> = { readonly data: T } | { readonly error: ApiError };

/**
 * Sends or fetches the PDF of an article of the team's library. Beside the base query, which knows no bodies of bytes:
 * only pages with such a library load it.
 *
 * @param read what becomes of a good answer
 */
async function exchangeFile<T>(
  platform: Pick<Platform, 'fetch' | 'config' | 'clock'>,
  article: string,
  { signal, ...init }: RequestInit & { readonly signal: AbortSignal },
  read: (response: Response) => Promise<T>,
): Promise<Exchanged<T>> {
  const { fetch, config, clock } = platform;
  const timed = timedSignal(signal, TIME_LIMITS.long);
  try {
    const address = `${config.apiUrl}/library/articles/${article}/file`;
    const response = await fetch(address, { ...init, signal: timed.signal });
    if (response.ok) return { data: await read(response) };
    const { status, headers } = response;
    const answer = { status, headers, text: await response.text() };
    const page = { now: clock.now(), maxUploadMb: config.maxUploadMb };
    return { error: errorFromAnswer(answer, undefined, page) };
  } catch {
    if (timed.timedOut()) return { error: { kind: 'timeout', message: 'No answer in time' } };
    if (signal.aborted) return { error: toApiError(signal.reason) };
    return { error: { kind: 'network', message: 'The server cannot be reached' } };
  } finally {
    timed.release();
  }
}

/** PDFs of the library's articles. */
export const teamFilesApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** The bytes of a PDF, which no other call sends as they are. */
    keepTeamFile: build.mutation<null, { readonly article: string; readonly fileId: string }>({
      queryFn: ({ article, fileId }, { signal, extra }) => {
        const platform = platformOf({ extra });
        const body = platform.files.get(fileId) ?? null;
        return exchangeFile(platform, article, { method: 'PUT', body, signal }, async () => null);
      },
    }),
    /** Into the vault. */
    fetchTeamFile: build.mutation<
      FileDescription,
      { readonly article: string; readonly fileName: string }
    >({
      queryFn: ({ article, fileName }, { signal, extra }) => {
        const platform = platformOf({ extra });
        return exchangeFile(platform, article, { signal }, async (response) => {
          const bytes = await response.arrayBuffer();
          const { files } = platform;
          return files.add(new File([bytes], fileName, { type: 'application/pdf' }));
        });
      },
    }),
  }),
});
