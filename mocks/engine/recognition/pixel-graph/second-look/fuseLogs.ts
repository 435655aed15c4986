import { logSoftmax } from '../statistics';

/** Share of the label network's log probabilities, and of the first one's, in the fused ones. */
const LOOK_WEIGHT = 1;
const GRAPH_WEIGHT = 0.5;

/**
 * Log probabilities of the classes from both networks, with the priors counted once.
 *
 * @param graphLogs log probabilities from the first network, priors included
 * @param lookLogits logits from the label network, without priors
 * @param prior of each class, in nats
 */
export function fuseLogs(
  graphLogs: readonly number[],
  lookLogits: readonly number[],
  prior: readonly number[],
): number[] {
  const looked = logSoftmax(lookLogits);
  return logSoftmax(
    graphLogs.map((log, i) => {
      const known = prior[i] ?? 0;
      return LOOK_WEIGHT * (looked[i] ?? -Infinity) + GRAPH_WEIGHT * (log - known) + known;
    }),
  );
}
