import { hasNoSuchCall, toApiError } from '@/api/apiError';
import { taxaApi } from '@/api/taxa';
import { taxaByOrganism, type Taxon } from '@/domain/taxon';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';

/**
 * The taxa of organisms for a file, by their names; the user is told if services that have such a call do not answer
 * it. The answers are kept where `selectTaxa` finds them.
 */
export function* askForTaxa(
  organisms: readonly string[],
): SagaGenerator<ReadonlyMap<string, Taxon>> {
  if (organisms.length === 0) return new Map();
  try {
    const { findTaxa } = taxaApi.endpoints;
    return taxaByOrganism(yield* callEndpoint(findTaxa, { organisms }, { takesCached: true }));
  } catch (error) {
    const failure = toApiError(error);
    if (!hasNoSuchCall(failure)) {
      const message = 'The organisms have no taxon ids in the file';
      yield* raiseNotice({ type: 'warning', message, cause: failure.message });
    }
    return new Map();
  }
}
