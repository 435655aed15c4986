import { writeChairs } from './chairs';
import { writeHaworths } from './haworths';
import type { OpenGraph } from './openGraph';

/** Writes as wedges what rings drawn in perspective, as chairs or after Haworth, say of their stereo. */
export function writePerspective(graph: OpenGraph): void {
  writeChairs(graph);
  writeHaworths(graph);
}
