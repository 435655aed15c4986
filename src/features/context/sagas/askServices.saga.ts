import { segmentsApi } from '@/api/segments';
import { pageSourceNames, type Segment } from '@/domain/segment';
import { errorMessage } from '@/lib/errorMessage';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';

export type ServicesAnswer =
  | { readonly pdfFilename: string }
  /** Why there is no picture, in the services' words. */
  | { readonly failure: string };

/** The call itself refuses an empty name, with the specified message. */
const NO_NAME = [''];

/**
 * Requests the page with the segment marked. The services may have stored the article under either of two
 * names (docs/contract.md 4.5). The picture stays in the cache, where the view finds it under the name
 * returned here.
 */
export function* askServices(segment: Segment): SagaGenerator<ServicesAnswer> {
  const { filename } = segment;
  const names = pageSourceNames(segment);
  let failure = '';
  for (const pdfFilename of names.length > 0 ? names : NO_NAME) {
    try {
      const { getHighlightedPage } = segmentsApi.endpoints;
      yield* callEndpoint(getHighlightedPage, { filename, pdfFilename }, { takesCached: true });
      return { pdfFilename };
    } catch (error) {
      failure = errorMessage(error);
    }
  }
  return { failure };
}
