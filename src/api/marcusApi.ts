import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { schemaError } from './schemaFailure';

/**
 * Every request of the application, to our services and to third parties. There is one file of endpoints per
 * service, next to its wire schemas; snake_case names are used only there.
 *
 * Arguments, answers and errors go into actions and thus into traces: they are plain data, and contain no
 * file, no blob and no secret.
 */
export const marcusApi = createApi({
  reducerPath: 'marcusApi',
  baseQuery,
  tagTypes: [
    'Queue',
    'Pdfs',
    'Segments',
    'CutOuts',
    'Extractions',
    'Lists',
    'OwnEngines',
    'WithoutSeat',
  ],
  endpoints: () => ({}),
  keepUnusedDataFor: CACHE_LIFETIMES.volatile,
  // a recognition that runs for minutes must not delay the refresh of a list
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (error) => schemaError(error.issues),
});
